import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type BuildEnvironmentOptions, build } from 'vite'
import { keepPreviousAssets } from './previous-assets.ts'

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')

// The contract makes its schemas with these and by reading `.shape`, never by a method of another
// schema: so a page that uses none of them ships none of zod. `npm run bench -- first-load` holds it.
const treeshake = {
  manualPureFunctions: [
    'z',
    'storableText',
    'requiredText',
    'optionalText',
    'email',
    'optionalEmail',
    'phone',
    'optionalPhone',
    'tooLong',
    'ends',
    'replyWith',
    'replyWithMessage',
    'listOf',
  ],
  propertyReadSideEffects: false as const,
}
const rolldownOptions = { treeshake }

// zod looks for eval when the first schema is made: its setting has to be there before any of them.
const output = {
  codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\/|zod-without-eval/ }] },
}

// Made beside the build that is being served, and put in its place when it is complete.
const next = 'dist-next'
await rm(join(root, next), { recursive: true, force: true })
// Two builds and not one: visitors and staff are different people, so nothing is won by sharing,
// and nothing of the office can slip into a visitor's first page.
await make(forBrowsers('site', 'src/web/site/entry-client.ts'))
await make(forBrowsers('office', 'src/web/office/entry.tsx'), false)
await make(
  { outDir: `${next}/server`, ssr: 'src/web/site/entry-server.tsx', rolldownOptions },
  false,
)
await compressAll(join(root, next, 'client'))
await keepPreviousAssets(join(root, 'dist/client'), join(root, next, 'client'))
await rm(join(root, 'dist'), { recursive: true, force: true })
await rename(join(root, next), join(root, 'dist'))

function forBrowsers(name: string, entry: string): BuildEnvironmentOptions {
  return {
    outDir: `${next}/client`,
    emptyOutDir: false,
    assetsDir: `assets/${name}`,
    manifest: `.vite/${name}.json`,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { ...rolldownOptions, output, input: entry },
  }
}

async function make(options: BuildEnvironmentOptions, copyPublic = true) {
  const publicDir = copyPublic ? 'public' : false
  await build({ root, logLevel: 'warn', publicDir, build: options })
}

/** Compressed once here, so that no request has to wait for it. */
async function compressAll(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|svg|webmanifest)$/.test(name))
  await Promise.all(texts.map((name) => compress(join(folder, name))))
}

async function compress(file: string) {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
