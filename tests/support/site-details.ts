import type { APIRequestContext } from '@playwright/test'
import { builtInDetails } from '#content/provider.ts'
import { administrator } from './server.ts'

/** Restores the site details that the other tests on this server expect. */
export async function restoreDetails(request: APIRequestContext) {
  const signIn = await request.post('/api/auth/login', { data: administrator })
  const { token } = await signIn.json()
  await request.put('/api/admin/site-details', {
    data: builtInDetails,
    headers: { authorization: `Bearer ${token}` },
  })
}
