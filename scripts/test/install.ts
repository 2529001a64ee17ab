import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { installedBrowser } from '../../tests/support/browser.ts'
import { hasObjectStore } from '../../tests/support/object-store.ts'

const isDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Uses an installed browser, or installs Debian's if we have the rights, or Playwright's own. A Chromium that draws windows
 * takes a third longer than the one without, so on Debian that is installed beside it.
 */
export async function installBrowser() {
  const found = installedBrowser()
  if (found && !(isDebian() && found === '/usr/bin/chromium')) return
  console.log('Installing a browser for the tests...')
  const code = isDebian()
    ? await installDebian('chromium-headless-shell')
    : await run('playwright', 'install', 'chromium')
  if (code !== 0 && !found) process.exit(code)
}

/** Whether the S3 store of the tests is installed, after an attempt to install it. */
export async function installObjectStore(): Promise<boolean> {
  const packages = ['ceph-mon', 'ceph-osd', 'radosgw']
  if (!hasObjectStore() && isDebian()) {
    console.log('Installing an S3 store for the tests...')
    await installDebian(...packages)
  }
  if (hasObjectStore()) return true
  console.log(
    `\nThe tests of several instances did not run: Ceph could not be installed. On Debian, as root: apt-get install --no-install-recommends ${packages.join(' ')}`,
  )
  return false
}

async function installDebian(...packages: string[]): Promise<number> {
  // Asks nothing, and does not wait for minutes where there is no network.
  const apt = [
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'Acquire::http::Timeout=20',
  ]
  return (
    (await run('env', ...apt, 'update')) ||
    (await run('env', ...apt, 'install', '-y', '--no-install-recommends', ...packages))
  )
}

async function run(command: string, ...args: string[]): Promise<number> {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit')
  return code ?? 1
}
