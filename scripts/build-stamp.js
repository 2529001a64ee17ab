// Whether the build was made from the present sources. Plain JavaScript, as bootstrap.js, which uses it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Has the hash of the sources from which the build was made. */
export const stampFile = 'dist/.built'

export const isBuilt = () => read(stampFile) === hashOfSources()

export function hashOfSources() {
  const files = ['src', 'public'].flatMap(filesIn)
  const tools = [
    'package-lock.json',
    'vite.config.ts',
    'scripts/bootstrap.js',
    'scripts/build-stamp.js',
    'scripts/build.ts',
    'scripts/class-names.ts',
    'scripts/contract-plugins.ts',
    'scripts/icons.ts',
    'scripts/previous-assets.ts',
    'scripts/spanish-texts.ts',
  ]
  return hash([...files, ...tools], '')
}

/**
 * @param {string[]} files
 * @param {string} extra
 */
export function hash(files, extra) {
  const sum = createHash('sha256').update(extra)
  for (const file of files) sum.update(`\0${file}\0`).update(readFileSync(file))
  return sum.digest('hex')
}

/** @param {string} file */
export function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile() && !/\.test\.tsx?$/.test(path))
    .sort()
}
