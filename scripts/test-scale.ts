import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasObjectStore } from '../tests/support/object-store.ts'
import { countVitest } from './test-counts.ts'

/** `npm run test:scale`: installs the S3 store of the tests where it can, and runs the tests of several instances. */
const packages = ['ceph-mon', 'ceph-osd', 'radosgw']
const report = 'test-results/scale.json'
/** Another code than that of a failing test, so that CI can tell them apart. */
const notInstalled = 3

if (!hasObjectStore()) install()
if (!hasObjectStore()) {
  console.log(
    `\nThe tests of several instances did not run: Ceph could not be installed. On Debian, as root: apt-get install --no-install-recommends ${packages.join(' ')}`,
  )
  process.exit(notInstalled)
}
const options = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
const code = run('vitest', 'run', '--config', 'vitest.scale.config.ts', ...options)
const { passed, failed, skipped } = await countVitest(report)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = code || (failed ? 1 : 0)

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing an S3 store for the tests...')
  // Asks nothing, and does not wait for minutes where there is no network.
  const apt = [
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'Acquire::http::Timeout=20',
  ]
  if (run('env', ...apt, 'update') !== 0) return
  run('env', ...apt, 'install', '-y', '--no-install-recommends', ...packages)
}

function run(command: string, ...args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}
