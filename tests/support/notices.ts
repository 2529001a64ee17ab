import type { APIRequestContext } from '@playwright/test'
import { type NoticeId, noticeIds } from '#contract/website/notices.ts'
import { administrator } from './server.ts'

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
