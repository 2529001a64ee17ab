import type { APIRequestContext } from '@playwright/test'
import { builtInDetails } from '#content/provider.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { type NoticeId, noticeIds } from '#contract/website/notices.ts'
import { textSectionNames } from '#contract/website/site-texts/sections.ts'
import { administrator, type RunningServer } from './server.ts'
import { texts } from './texts.ts'

async function asAdministrator(request: APIRequestContext) {
  const signIn = await request.post('/api/auth/login', { data: administrator })
  return { authorization: `Bearer ${(await signIn.json()).token}` }
}

/** Writes and publishes a notice. */
export async function publishNotice(request: APIRequestContext, id: NoticeId, text: string) {
  const headers = await asAdministrator(request)
  await request.put(`/api/admin/notices/${id}`, { data: { text }, headers })
  await request.patch(`/api/admin/notices/${id}`, { data: { published: true }, headers })
}

/** Takes all notices back, as the other tests on this server expect. */
export async function unpublishNotices(request: APIRequestContext) {
  const headers = await asAdministrator(request)
  for (const id of noticeIds) {
    await request.patch(`/api/admin/notices/${id}`, { data: { published: false }, headers })
  }
}

/** Restores the site details that the other tests on this server expect. */
export async function restoreDetails(request: APIRequestContext) {
  const headers = await asAdministrator(request)
  await request.put('/api/admin/site-details', { data: builtInDetails, headers })
}

/** Restores the built-in look, which the other tests on this server expect. */
export async function restoreLook(request: APIRequestContext) {
  const headers = await asAdministrator(request)
  await request.put('/api/admin/look', { data: builtInLook, headers })
}

/** Restores the built-in texts, or publishes texts with one word everywhere. */
export async function restoreTexts(request: APIRequestContext, word?: string) {
  const headers = await asAdministrator(request)
  for (const section of textSectionNames) {
    const changed = Object.entries(texts[section]).map(([name, value]) => [
      name,
      word && typeof value === 'string' ? word : value,
    ])
    const data = { section, texts: Object.fromEntries(changed), status: 'published' }
    const saved = await request.put('/api/admin/site-texts', { data, headers })
    if (!saved.ok()) throw new Error(await saved.text())
  }
}

/** Makes a private link for an application, and asks for a resume. Returns the path of the link. */
export async function makeLinkThroughApi({ url }: RunningServer, applicationId: string) {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${url}/api${path}`, init)).json()
  }
  const { email, password } = administrator
  const { token } = await post('/auth/login', { email, password })
  const application = `/careers/${applicationId}`
  await post(`${application}/document-requests`, { kind: 'resume', note: 'With dates' }, token)
  const { data } = await post(`${application}/private-links`, { way: 'copy' }, token)
  return new URL(data.address).pathname
}
