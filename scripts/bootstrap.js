// Runs before `npm start` and `npm test`, on any Node from version 20 and before packages are installed,
// so it is plain JavaScript without imports from packages. It installs when the lockfile has changed and
// builds when the sources have changed.
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, hashOfSources, read, stampFile } from './build-stamp.js'

process.chdir(join(import.meta.dirname, '..'))

install()
if (process.argv.includes('--build')) build()

function install() {
  const stamp = 'node_modules/.installed'
  const wanted = hash(['package-lock.json'], `${process.platform} ${process.arch}`)
  if (read(stamp) === wanted) return
  console.log('Installing packages...')
  // On an older Node, npm would warn about packages that need a newer one. That does not matter,
  // because the packages run on the Node that is installed as one of them.
  run(process.execPath, [npm(), 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

function build() {
  const wanted = hashOfSources()
  if (read(stampFile) === wanted) return
  console.log('Building...')
  run(join('node_modules', '.bin', 'node'), ['scripts/build.ts'])
  listParts('dist/parts.cdx.json')
  writeFileSync(stampFile, wanted)
}

/** A list of all packages in the format of CycloneDX, in which programs look for known weaknesses. */
function listParts(file) {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const output = openSync(file, 'w')
  run(process.execPath, [npm(), 'sbom', ...options, '--loglevel=error'], output)
  closeSync(output)
}

/** The npm that runs this script. It is started by its path, because its launcher differs between systems. */
function npm() {
  const path = process.env.npm_execpath
  if (path) return path
  throw new Error('Run this through npm: npm start, npm test or npm run build.')
}

function run(command, args, output = 'inherit') {
  const { status } = spawnSync(command, args, { stdio: ['inherit', output, 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}
