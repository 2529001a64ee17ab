// Runs before `npm start` and `npm test`, on whatever Node is there (20 or newer) and with nothing
// installed yet: plain JavaScript, only what Node brings. It installs when the lockfile has changed
// and builds when the sources have; otherwise it is done at once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

process.chdir(join(import.meta.dirname, '..'))

install()
if (process.argv.includes('--build')) build()

function install() {
  const stamp = 'node_modules/.installed'
  const wanted = hash(['package-lock.json'], `${process.platform} ${process.arch}`)
  if (read(stamp) === wanted) return
  console.log('Installing packages...')
  // Errors only: on an older Node npm would warn of every package that asks for a newer one, and
  // none of them runs on it. The Node that does run them is one of the packages.
  run(process.execPath, [npm(), 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

function build() {
  const stamp = 'dist/.built'
  const files = ['src', 'public'].flatMap(filesIn)
  const tools = [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/previous-assets.ts',
  ]
  const wanted = hash([...files, ...tools], '')
  if (read(stamp) === wanted) return
  console.log('Building the website...')
  run(join('node_modules', '.bin', 'node'), ['scripts/build.ts'])
  writeFileSync(stamp, wanted)
}

/** The npm that runs this; it is not asked for by name, because its launcher is not the same everywhere. */
function npm() {
  const path = process.env.npm_execpath
  if (path) return path
  throw new Error('Run this through npm: npm start, npm test or npm run build.')
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function hash(files, extra) {
  const sum = createHash('sha256').update(extra)
  for (const file of files) sum.update(`\0${file}\0`).update(readFileSync(file))
  return sum.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !/\.test\.tsx?$/.test(path))
    .sort()
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
