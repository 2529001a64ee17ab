// Preloaded into every server a test starts: the channel closes when the test run ends, even when it
// is killed, and no server may outlive it.
process.once('disconnect', () => process.exit(1))
// Listening alone would keep a server alive that was told to stop.
process.channel?.unref()
