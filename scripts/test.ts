import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installedBrowser } from '../tests/support/browser.ts'

/** Everything that must hold, in the order in which it fails fastest. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
  ['Types', 'tsc'],
  ['Build', 'node', 'scripts/bootstrap.js', '--build'],
  ['Units, API on both databases, components', 'vitest', 'run', '--reporter=dot'],
  ['Journeys and accessibility', 'playwright', 'test'],
  ['First load within its budget', 'node', 'bench/run.ts', 'first-load'],
]

installBrowser()
for (const [name, command, ...args] of steps) {
  console.log(`\n== ${name}`)
  run(command, args)
}
console.log('\nEverything holds.')

/** A browser that is there already, else Debian's when we may install it, else Playwright's own. */
function installBrowser() {
  if (installedBrowser()) return
  console.log('Installing a browser for the tests...')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  } else {
    run('playwright', ['install', 'chromium'])
  }
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
