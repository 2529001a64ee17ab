import { createServer, isRunnableDevEnvironment } from 'vite'
import { projectFolder } from '#server/platform/settings/project-folder.ts'
import type { Website } from '#server/platform/website.ts'

/** The website in development: served from its sources, with changes shown immediately. */
export async function developWebsite(): Promise<Website> {
  const sites = { en: await serveSources('/'), es: await serveSources('/in-spanish/', 'spanish') }
  return {
    development: true,
    render: async (path, fetch, given) =>
      (await sites[given.language].entry()).render(path, fetch, given),
    renderFormResult: async (form, result, given) =>
      (await sites[given.language].entry()).renderFormResult(form, result, given),
    renderPrivatePage: async (page, language) =>
      (await sites[language].entry()).renderPrivatePage(page),
    ownTexts: async (language) => (await sites[language].entry()).ownTexts(),
    assets: async (page, language = 'en') => ({
      script: `${sites[language].base}${scripts[page]}`,
      modules: [],
      styles: page === 'office' ? [] : listStyles(sites[language].modules()),
      fonts: [],
    }),
    finish: (path, html) => sites.en.vite.transformIndexHtml(path, html),
    register: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const ours = /^\/(api|uploads|look)\//.test(request.url)
        if (ours) return done()
        const { vite } = request.url.startsWith(sites.es.base) ? sites.es : sites.en
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => Promise.all([sites.en.vite.close(), sites.es.vite.close()]))
    },
  }
}

/** The sources in one language, which the browser finds under `base`. */
async function serveSources(base: string, mode = 'development') {
  const vite = await createServer({
    root: projectFolder,
    base,
    mode,
    appType: 'custom',
    // One of them tells the browser what changed.
    server: { middlewareMode: true, ws: mode === 'development' ? undefined : false },
  })
  const renderer = vite.environments.ssr
  if (!isRunnableDevEnvironment(renderer)) throw new Error('Vite cannot run the renderer.')
  return {
    base,
    vite,
    entry: () => renderer.runner.import('/src/web/site/entry-server.tsx'),
    modules: () => [...renderer.moduleGraph.idToModuleMap.keys()],
  }
}

const scripts = {
  site: 'src/web/site/entry-client.ts',
  listing: 'src/web/site/entry-client.ts',
  job: 'src/web/site/entry-client.ts',
  program: 'src/web/site/entry-client.ts',
  event: 'src/web/site/entry-client.ts',
  text: 'src/web/site/entry-client.ts',
  referral: 'src/web/site/entry-client.ts',
  easy: 'src/web/site/easy/entry.ts',
  private: 'src/web/site/private-links/entry.tsx',
  office: 'src/web/office/entry.ts',
  docs: 'src/web/docs/entry.tsx',
}

/**
 * Linked in the head, so that the page has its styles before its script runs. The shared styles come
 * first, because they set the order of the layers.
 */
const listStyles = (modules: string[]) => {
  const modular = modules
    .filter((id) => id.endsWith('.css'))
    .map((id) => id.replace(projectFolder, ''))
  return ['/src/web/styles/all.css', ...modular].map((path) => `${path}?direct`)
}
