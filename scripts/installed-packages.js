// Whether the installed packages are still whole. Plain JavaScript, as bootstrap.js, which uses it.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The names and sizes of all files of the packages that the product needs, so that a removed or damaged one is
 * noticed. Packages of the tests are left out: there are twice as many files, and a start must not take longer.
 */
export function hashOfPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const folders = Object.keys(packages).filter((path) => path !== '' && !packages[path].dev)
  const sum = createHash('sha256').update(String(existsSync('node_modules/.bin/node')))
  for (const folder of folders.sort()) addFiles(sum, folder)
  return sum.digest('hex')
}

function addFiles(sum, folder) {
  // Packages for other systems are in the lockfile and not installed.
  if (!existsSync(folder)) return
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) sum.update(`${path} ${lstatSync(path).size}\n`)
    // These are folders of the lockfile themselves.
    else if (entry.name !== 'node_modules') addFiles(sum, path)
  }
}
