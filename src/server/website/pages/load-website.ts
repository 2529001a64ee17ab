import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/platform/language.ts'
import { buildFolder } from '#server/platform/settings/project-folder.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import type { PageAssets, Website } from '#server/platform/website.ts'
import { serveBuilt } from './static.ts'

export async function loadWebsite(settings: Settings): Promise<Website> {
  if (settings.development) return (await import('./development.ts')).developWebsite()
  const english = await importPages('server')
  let spanish: ReturnType<typeof importPages> | undefined
  const pagesIn = async (language: Language) => {
    if (language === 'en') return english
    // With its first page, because it takes a tenth of the start.
    spanish ??= importPages('server-es')
    return spanish
  }
  const assets = { en: await loadSite(''), es: await loadSite('-es') }
  const others = {
    easy: await loadAssets('easy', [
      'src/web/site/easy/entry.ts',
      'src/web/site/easy/EasyForm.tsx',
    ]),
    office: await loadAssets('office', ['src/web/office/entry.ts', 'first']),
    docs: await loadAssets('docs', ['src/web/docs/entry.tsx']),
  }
  return {
    render: async (path, fetch, given) =>
      (await pagesIn(given.language)).render(path, fetch, given),
    renderFormResult: async (form, result, given) =>
      (await pagesIn(given.language)).renderFormResult(form, result, given),
    renderPrivatePage: async (page, language) => (await pagesIn(language)).renderPrivatePage(page),
    ownTexts: async (language) => (await pagesIn(language)).ownTexts(),
    assets: async (page, language = 'en') => ({ ...assets[language], ...others })[page],
    finish: async (_path, html) => html,
    register: (app, replaced) => serveBuilt(app, buildFolder, replaced),
    development: false,
  }
}

const importPages = (folder: string) =>
  import(pathToFileURL(join(buildFolder, folder, 'entry-server.js')).href)

/** The files of the public pages in one language. */
async function loadSite(ending: '' | '-es') {
  const name = `site${ending}`
  const site = ['src/web/site/entry-client.ts', 'src/web/site/hydrate.tsx']
  const listing = [...site, 'src/web/site/jobs/JobListing.tsx']
  return {
    site: await loadAssets(name, site),
    listing: await loadAssets(name, listing),
    job: await loadAssets(name, [...listing, 'src/web/site/jobs/JobRoute.tsx']),
    program: await loadAssets(name, [...site, 'src/web/site/programs/ProgramPage.tsx']),
    event: await loadAssets(name, [...site, 'src/web/site/events/EventPages.tsx']),
    text: await loadAssets(name, [...site, 'src/web/site/legal/LegalPage.tsx']),
    referral: await loadAssets(name, [...site, 'src/web/site/referral/ReferralPage.tsx']),
    private: await loadAssets(`private${ending}`, ['src/web/site/private-links/entry.tsx']),
  }
}

type Chunk = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

async function loadAssets(page: string, sources: string[]): Promise<PageAssets> {
  const manifest = JSON.parse(
    await readFile(join(buildFolder, `client/.vite/${page}.json`), 'utf8'),
  )
  const assets = listAssets(manifest, sources)
  const integrity: Record<string, string> = {}
  for (const path of [assets.script, ...assets.modules, ...assets.styles]) {
    const bytes = await readFile(join(buildFolder, 'client', path))
    integrity[path] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  }
  return { ...assets, integrity }
}

/**
 * The sources are modules or names of files that the build makes of several. The first is the script. The styles of all
 * are linked, so that the page never shows unstyled.
 */
function listAssets(manifest: Manifest, sources: string[]): PageAssets {
  const chunks = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    if (!chunk) throw new Error(`The build has no ${name}. Run npm run build.`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  const [entry] = chunks
  const files = (pick: (chunk: Chunk) => string[] | undefined) =>
    [...new Set([...chunks].flatMap((chunk) => pick(chunk) ?? []))].map((file) => `/${file}`)
  return {
    script: `/${entry?.file}`,
    modules: files(({ file }) => [file]).slice(1),
    styles: files((chunk) => chunk.css),
    fonts: files((chunk) => chunk.assets).filter((file) => /-core-.*woff2$/.test(file)),
  }
}
