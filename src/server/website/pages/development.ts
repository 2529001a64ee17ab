import { createServer, isRunnableDevEnvironment } from 'vite'
import { projectFolder } from '#server/platform/settings/project-folder.ts'
import type { Website } from '#server/platform/website.ts'

/** The website in development: served from its sources, with changes shown immediately. */
export async function developWebsite(): Promise<Website> {
  const vite = await createServer({
    root: projectFolder,
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const renderer = vite.environments.ssr
  if (!isRunnableDevEnvironment(renderer)) throw new Error('Vite cannot run the renderer.')
  const entry = () => renderer.runner.import('/src/web/site/entry-server.tsx')
  return {
    development: true,
    render: async (...given) => (await entry()).render(...given),
    renderFormResult: async (...given) => (await entry()).renderFormResult(...given),
    renderPrivatePage: async (page) => (await entry()).renderPrivatePage(page),
    assets: async (page) => ({
      script: scripts[page],
      styles: page === 'office' ? [] : listStyles([...renderer.moduleGraph.idToModuleMap.keys()]),
      fonts: [],
    }),
    finish: (path, html) => vite.transformIndexHtml(path, html),
    register: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const ours = /^\/(api|uploads|look)\//.test(request.url)
        if (ours) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
  }
}

const scripts = {
  site: '/src/web/site/entry-client.ts',
  job: '/src/web/site/entry-client.ts',
  program: '/src/web/site/entry-client.ts',
  event: '/src/web/site/entry-client.ts',
  text: '/src/web/site/entry-client.ts',
  referral: '/src/web/site/entry-client.ts',
  private: '/src/web/site/private-links/entry.tsx',
  office: '/src/web/office/entry.tsx',
  docs: '/src/web/docs/entry.tsx',
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
