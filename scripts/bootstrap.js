// Runs before every command, on any Node from version 20 and before packages are installed, so it is plain
// JavaScript without imports from packages. It installs what is missing, and with --build it builds when the
// sources have changed. --dev also installs what only tests and checks need, --bench what only measurements need.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, hashOfSources, read, stampFile } from './build-stamp.js'
import { hashOfPackages } from './installed-packages.js'

process.chdir(join(import.meta.dirname, '..'))
// npm prefers a file of this name to the lockfile.
const lockfileCopy = 'npm-shrinkwrap.json'

await install()
if (process.argv.includes('--bench')) await installBench()
if (process.argv.includes('--build')) await build()

async function install() {
  const stamp = 'node_modules/.installed'
  const lock = hash(['package-lock.json'], `${process.platform} ${process.arch}`)
  const [lockBefore, kindBefore, packagesBefore] = read(stamp)?.split(' ') ?? []
  const isWhole = lockBefore === lock && packagesBefore === hashOfPackages()
  // Packages that only tests need are kept once they are there.
  const dev = process.argv.includes('--dev') || kindBefore === 'dev'
  if (isWhole && (!dev || kindBefore === 'dev')) return
  console.log(isWhole ? 'Installing what the tests need...' : 'Installing packages...')
  // `npm install` adds to what is there, `npm ci` replaces it.
  const command = isWhole ? ['install', '--no-save'] : ['ci']
  const kind = dev ? '--include=dev' : '--omit=dev'
  process.on('exit', removeLockfileCopy)
  // Otherwise Ctrl+C would leave the copy.
  process.on('SIGINT', () => process.exit(1))
  await npm([...command, kind, '--prefer-offline', '--no-audit', '--no-fund', ...addAddresses()])
  removeLockfileCopy()
  writeFileSync(stamp, [lock, dev ? 'dev' : 'product', hashOfPackages()].join(' '))
}

function removeLockfileCopy() {
  rmSync(lockfileCopy, { force: true })
}

/**
 * The lockfile names no registry, so npm would ask for the description of each package to find its address, which takes
 * a quarter of the time. So it reads a copy with the addresses that npm's own registry has, and puts the registry there.
 */
function addAddresses() {
  // Set when there is another registry, which may have other addresses.
  if (process.env.npm_config_registry) return []
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    if (entry.integrity) entry.resolved = `https://registry.invalid/${name}/-/${file}`
  }
  writeFileSync(lockfileCopy, JSON.stringify(lock))
  return ['--replace-registry-host=always']
}

async function installBench() {
  const stamp = 'bench/node_modules/.installed'
  const lock = hash(['bench/package-lock.json'], `${process.platform} ${process.arch}`)
  if (read(stamp) === lock) return
  console.log('Installing what the measurements need...')
  await npm(['ci', '--prefix=bench', '--include=dev', '--no-audit', '--no-fund'])
  writeFileSync(stamp, lock)
}

async function build() {
  const wanted = hashOfSources()
  if (read(stampFile) === wanted) return
  console.log('Building...')
  const parts = 'node_modules/.parts.json'
  await Promise.all([
    run(join('node_modules', '.bin', 'node'), ['scripts/build.ts']),
    listParts(parts),
  ])
  renameSync(parts, 'dist/parts.cdx.json')
  writeFileSync(stampFile, wanted)
}

/** A list of all packages in the format of CycloneDX, in which programs look for known weaknesses. */
async function listParts(file) {
  const output = openSync(file, 'w')
  await npm(
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    output,
  )
  closeSync(output)
}

/** Starts the npm that runs this script, by its path, because its launcher differs between systems. */
async function npm(args, output) {
  const path = process.env.npm_execpath
  if (!path) throw new Error('Run this through npm: npm start, npm test or npm run build.')
  // On an older Node, npm would warn about packages that need a newer one. That does not matter,
  // because the packages run on the Node that is installed as one of them.
  await run(process.execPath, [path, ...args, '--loglevel=error'], output)
}

async function run(command, args, output = 'inherit') {
  const [code] = await once(spawn(command, args, { stdio: ['inherit', output, 'inherit'] }), 'exit')
  if (code !== 0) process.exit(code ?? 1)
}
