// Preloaded into every server that a test starts: the channel closes when the test run ends, even if it
// is killed, and then the server must end too. Plain JavaScript, so that the server need not load what removes types.
process.once('disconnect', () => process.exit(1))
// Without this, the channel would keep a stopped server running.
process.channel?.unref()
