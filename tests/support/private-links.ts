import type { InjectOptions } from 'fastify'
import { beforeAll, beforeEach } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { AskedKind } from '#contract/records/private-links.ts'
import type { App } from '#server/platform/http/routes.ts'
import { addApplication } from './applications.ts'
import { formBody } from './multipart.ts'
import { type FormFields, officeApi } from './office-api.ts'
import { appWithPages } from './website.ts'

type Headers = Record<string, string>

/** What a browser without JavaScript sends. */
export const wantsPage = { accept: 'text/html' }

/** Opens a private link and sends what its holder sends, beside the calls of the office. */
export function privateLinkApi(
  /** Where the page and the calls of a link are. */
  addresses: { page: string; calls: string },
  ...tables: Parameters<typeof officeApi>
) {
  const { server, send } = officeApi(...tables)
  /** The record of the link, and the last part of its address; each test has its own. */
  const link = { id: '', token: '' }
  let app: App

  beforeAll(async () => {
    app = await appWithPages(server.context)
    return () => app.close()
  })

  return {
    server,
    send,
    link,
    inject: (request: string | InjectOptions) => app.inject(request),
    open: (path = link.token) =>
      app.inject({ url: `${addresses.page}/${path}`, headers: wantsPage }),
    withdraw: (headers: Headers = {}) =>
      app.inject({ method: 'POST', url: `${addresses.calls}/${link.token}/withdraw`, headers }),
    async sendByLink(path: string, fields: FormFields, headers: Headers = {}) {
      const body = await formBody(fields)
      return app.inject({
        method: 'POST',
        url: `${addresses.calls}/${link.token}/${path}`,
        payload: body.payload,
        headers: { ...body.headers, ...headers },
      })
    },
  }
}

/** A new application with a link, and what its holder does with it. */
export function applicationLinkApi() {
  const api = privateLinkApi(
    { page: '/application', calls: '/api/private-links' },
    'applications',
    'idempotency_keys',
  )
  const { server, send, link, sendByLink } = api

  async function newLink() {
    link.id = await addApplication(server.context)
    const made = await send('POST', `/api/careers/${link.id}/private-links`, { way: 'copy' })
    link.token = made.json().data.address.split('/').at(-1)
  }
  beforeEach(newLink)

  return {
    ...api,
    newLink,
    opened: async () => (await send('GET', `/api/careers/${link.id}`)).json().data,
    setStatus: (status: ApplicationStatus) =>
      send('PUT', `/api/careers/${link.id}/status`, { status, notes: '' }),
    async ask(kind: AskedKind, note = ''): Promise<string> {
      const url = `/api/careers/${link.id}/document-requests`
      return (await send('POST', url, { kind, note })).json().data.id
    },
    add: (request: string, files: Record<string, File>, headers: Headers = {}) =>
      sendByLink(`documents/${request}`, files, headers),
  }
}
