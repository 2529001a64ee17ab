import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type BuildEnvironmentOptions,
  build,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  type Rolldown,
  type SSROptions,
} from 'vite'
import config from '../vite.config.ts'
import { copyContract, pureContract, withCopies } from './contract-plugins.ts'
import { makeIconFile } from './icons.ts'
import { keepPreviousAssets } from './previous-assets.ts'

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
const entry = join(root, 'src/web/site/entry-client.ts')
const hydrate = join(root, 'src/web/site/hydrate.tsx')
const run = promisify(execFile)
/** As Vite's mode: `vite.config.ts` says what differs. */
type Mode = 'production' | 'spanish'

// Reading `.shape` of a schema changes nothing.
const treeshake = { propertyReadSideEffects: false as const }
// Builds that run at the same time wait for one another, which is no fault of a plugin.
const rolldownOptions = { treeshake, checks: { pluginTimings: false } }

// A file of styles begins with whatever the bundler puts first, and the order of the layers has to be known by then.
const layers = await readFile(join(root, 'src/web/styles/layers.css'), 'utf8')
const layersFirst: Plugin = {
  name: 'layers first',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: layers + code, map: null }),
  },
}

// zod tries eval when the first schema is created, so the setting that prevents it has to run before.
const zod = { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/ }
// Rolldown would make a file of each set of modules that the same screens of the office use: up to 107 files for one
// screen, each with 1 KB of headers. So what comes first is one file, and what several screens share another.
const start = { name: 'start', tags: ['$initial' as const] }
const shared = {
  name: 'shared',
  test: /\/src\/|\/node_modules\/(lucide-react|@tanstack|uqr)\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}
// Rolldown would split a visitor's first page wherever code that is loaded later shares a module with it, and
// many small files are larger when compressed. So its packages are in two files, and our own code is in one.
const react = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }
const firstPage = (started: Set<string>, hydrated: Set<string>, firstStyles: Set<string>) => ({
  debugName: 'first page',
  name: (id: string) => {
    if (firstStyles.has(id)) return 'page'
    if (id === hydrate || !hydrated.has(id)) return null
    if (id.includes('/node_modules/')) return 'packages'
    // Code that is loaded later may need the schemas of a contract, which the first page does not.
    const isApart = id.includes('/src/contract/') || started.has(id)
    return isApart ? null : 'page'
  },
  includeDependenciesRecursively: false,
})

// Each file of styles that a page waits for costs a round trip, and together they are smaller than five of them. So the
// styles of the home page, the list of jobs and a job are one file, and those of all other pages another.
const isStyle = (id: string) => id.endsWith('.module.css')
const laterStyles = {
  debugName: 'later styles',
  name: (id: string) => (isStyle(id) ? 'later' : null),
}

/** Files of the office with the modules that none of the files before needs. */
const officeFiles = (files: [name: string, modules: Set<string>][]) =>
  files.map(([name, modules]) => ({
    debugName: name,
    name: (id: string) => (modules.has(id) ? name : null),
  }))

const programs = [
  'main',
  'operations/office-command',
  'operations/backup/backup-command',
  'operations/backup/restore-command',
  'operations/backup/nightly-worker',
  'platform/files/decode-worker',
  'operations/backup/unseal-worker',
]
// All other packages are built into the server, which needs a part of each: loaded whole, those of the pages alone
// need 40 MB more. React chooses its fast build when it is loaded, and the others are large and seldom needed.
const packagesOutside = ['react', 'react-dom', 'sharp', 'vite', '@aws-sdk/client-s3']

/** Added to the name of a file of styles that is not read. */
const unread = '\0unread'

/** By the content of a file. */
const compressed = new Map<string, Promise<[brotli: Buffer, gzip: Buffer]>>()

// Built in a separate folder, so that the running server keeps its files until the build is complete.
const next = 'dist-next'
await rm(join(root, next), { recursive: true, force: true })
// Separate builds, because visitors, applicants with a private link, staff and programmers gain nothing from
// shared files, and so that no code of the office can get into a visitor's first page.
const icons = await makeIconFile(root)
const plugins = [icons.plugin]
const ssr = { noExternal: true as const, external: packagesOutside }
await Promise.all([
  buildForBrowsers(),
  buildBundle(forServer(), { ssr, plugins }),
  buildBundle(forSpanishPages(), { ssr, plugins, mode: 'spanish' }),
])
for (const folder of ['client', 'server', 'server-es']) {
  await keepPreviousAssets(join(root, 'dist', folder), join(root, next, folder))
}
await writeFile(join(root, next, 'build.json'), JSON.stringify({ commit: await readCommit() }))
await rm(join(root, 'dist'), { recursive: true, force: true })
await rename(join(root, next), join(root, 'dist'))

async function buildForBrowsers() {
  const groups = [zod, start, shared]
  const jobs = await modulesIncludedBy(
    ['JobListing', 'JobRoute'].map((name) => join(root, `src/web/site/jobs/${name}.tsx`)),
    'production',
  )
  await buildSite('site', 'production', jobs, { copyPublic: true })
  await buildSite('site-es', 'spanish', jobs)
  // The components are rendered on the server only, and are built here for their styles.
  const easyRead = ['src/web/site/easy/entry.ts', 'src/web/site/easy/EasyForm.tsx']
  await buildBundle(forBrowsers('easy', easyRead, []))
  const privateLinks = 'src/web/site/private-links/entry.tsx'
  await buildBundle(forBrowsers('private', privateLinks, groups), { plugins })
  await buildBundle(forBrowsers('private-es', privateLinks, groups), { plugins, mode: 'spanish' })
  await buildOffice()
  await buildBundle(forBrowsers('docs', 'src/web/docs/entry.tsx', groups))
  await writeFile(join(root, next, 'client', icons.name), icons.text)
  const manifest = { icons: { file: icons.name } }
  await writeFile(join(root, next, 'client/.vite/icons.json'), JSON.stringify(manifest))
  await compressAll(join(root, next, 'client'))
}

/** Each language has its own files, so that nobody loads texts in two languages. */
async function buildSite(name: string, mode: Mode, jobs: Set<string>, options: Options = {}) {
  const started = await modulesIncludedBy(entry, mode)
  const hydrated = await modulesIncludedBy(hydrate, mode)
  const firstStyles = new Set([...hydrated, ...jobs].filter(isStyle))
  const groups = [zod, react, firstPage(started, hydrated, firstStyles), laterStyles]
  await buildBundle(forBrowsers(name, 'src/web/site/entry-client.ts', groups), {
    ...options,
    mode,
    plugins,
  })
}

async function buildOffice() {
  const included = (...names: string[]) =>
    modulesIncludedBy(
      names.map((name) => join(root, 'src/web/office', name)),
      'production',
    )
  const start = withCopies(await included('entry.ts'))
  const first = withCopies(await included('show-office.tsx', 'office/overview/OverviewScreen.tsx'))
  const files = officeFiles([
    ['start', start],
    ['first', first],
    ['login', await included('accounts/sign-in/LoginScreen.tsx')],
  ])
  await buildBundle(forBrowsers('office', 'src/web/office/entry.ts', [zod, ...files, shared]), {
    plugins: [copyContract(start.union(first))],
  })
}

/**
 * The modules that these need without the code that they load later. Only a build can tell: what a package
 * exports but nobody uses here, such as the other icons, is imported too and then left out.
 */
async function modulesIncludedBy(input: string | string[], mode: Mode): Promise<Set<string>> {
  const withoutLaterChunks: Plugin = {
    name: 'without later chunks',
    resolveDynamicImport: (id) => ({ id: String(id), external: true }),
  }
  // Only the names of the files of styles matter here.
  const withoutStyles: Plugin = {
    name: 'without styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true })
        return found && { id: found.id + unread, moduleSideEffects: 'no-treeshake' }
      },
    },
    load: { filter: { id: /\.css\0unread$/ }, handler: () => 'export default {}' },
  }
  const options: BuildEnvironmentOptions = {
    write: false,
    minify: false,
    rolldownOptions: { ...rolldownOptions, input, preserveEntrySignatures: 'strict' },
  }
  const plugins = [pureContract, withoutLaterChunks, withoutStyles]
  const built = await runVite(mode, { publicDir: false, plugins, build: options })
  const { output } = built as Rolldown.RolldownOutput
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  return new Set(modules.map((id) => id.replace(unread, '')))
}

/** Null when this is no repository, or git is not there. */
async function readCommit(): Promise<string | null> {
  try {
    // Without a tag, so that it is always the commit.
    const { stdout } = await run('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
      cwd: root,
    })
    return stdout.trim()
  } catch {
    return null
  }
}

function forBrowsers(
  name: string,
  entry: string | string[],
  groups: Rolldown.CodeSplittingGroup[],
): BuildEnvironmentOptions {
  const file = `assets/${name}/[name]-[hash:6]`
  return {
    outDir: `${next}/client`,
    emptyOutDir: false,
    assetsDir: `assets/${name}`,
    manifest: `.vite/${name}.json`,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The code that makes a PDF is larger than most, and is loaded only when someone takes photos.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      ...rolldownOptions,
      input: entry,
      // Without it, components that no script calls are left out, and their styles too.
      preserveEntrySignatures: groups.length === 0 ? 'strict' : false,
      output: {
        codeSplitting: { groups },
        // A page that loads parts later names all their files, so each letter of a name counts.
        entryFileNames: `${file}.js`,
        chunkFileNames: `${file}.js`,
        assetFileNames: `${file}[extname]`,
      },
    },
  }
}

/** One build for the pages and all programs, so that they share their modules. */
function forServer(): BuildEnvironmentOptions {
  const input = Object.fromEntries(programs.map((name) => [name, `src/server/${name}.ts`]))
  return {
    outDir: `${next}/server`,
    ssr: true,
    manifest: '.vite/server.json',
    // For stack traces: node --enable-source-maps.
    sourcemap: true,
    rolldownOptions: {
      input: { ...input, 'entry-server': 'src/web/site/entry-server.tsx' },
      // What a browser loads later, the server has from the start.
      checks: { ...rolldownOptions.checks, ineffectiveDynamicImport: false },
    },
  }
}

/** The pages in Spanish. */
function forSpanishPages(): BuildEnvironmentOptions {
  return {
    outDir: `${next}/server-es`,
    ssr: true,
    manifest: '.vite/server.json',
    sourcemap: true,
    rolldownOptions: {
      input: { 'entry-server': 'src/web/site/entry-server.tsx' },
      checks: { ...rolldownOptions.checks, ineffectiveDynamicImport: false },
    },
  }
}

type Options = { mode?: Mode; copyPublic?: boolean; ssr?: SSROptions; plugins?: Plugin[] }

async function buildBundle(
  options: BuildEnvironmentOptions,
  { mode = 'production', copyPublic = false, ssr = {}, plugins = [] }: Options = {},
) {
  await runVite(mode, {
    publicDir: copyPublic && 'public',
    ssr,
    plugins: [pureContract, layersFirst, ...plugins],
    build: options,
  })
}

/** Without Vite's search for its configuration, which would bundle the file for each build. */
function runVite(mode: Mode, options: InlineConfig) {
  const own: InlineConfig = { configFile: false, root, mode, logLevel: 'warn' }
  return build(mergeConfig(mergeConfig(config({ mode, command: 'build' }), own), options))
}

/** Compressed during the build, so that no request has to wait for it. */
async function compressAll(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|svg|webmanifest)$/.test(name))
  await Promise.all(texts.map((name) => compress(join(folder, name))))
}

async function compress(file: string) {
  const bytes = await readFile(file)
  // The highest level makes files 7 % smaller and takes fifty times as long, so only a visitor's first page gets it.
  const isFirst = /\/assets\/site(-es)?\/(entry-client|hydrate|icons|packages|page|react)-/.test(
    file,
  )
  const quality = isFirst ? 11 : 6
  const key = `${quality} ${createHash('sha256').update(bytes).digest('hex')}`
  // Both languages have many of the same files.
  const once = compressed.get(key) ?? compressBytes(bytes, quality)
  compressed.set(key, once)
  const [brotli, gzipped] = await once
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, gzipped)
}

function compressBytes(bytes: Buffer, quality: number): Promise<[Buffer, Buffer]> {
  return Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
}
