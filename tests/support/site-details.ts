import type { APIRequestContext } from '@playwright/test'
import { builtInDetails } from '#content/provider.ts'
import { administrator } from './server.ts'

/** Puts the site details back as the other tests of the worker know them. */
export async function restoreDetails(request: APIRequestContext) {
  const signIn = await request.post('/api/auth/login', { data: administrator })
  const { token } = await signIn.json()
  await request.put('/api/admin/site-details', {
    data: builtInDetails,
    headers: { authorization: `Bearer ${token}` },
  })
}
