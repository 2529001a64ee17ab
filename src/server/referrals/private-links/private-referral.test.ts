import { beforeEach, describe, expect, test } from 'vitest'
import { privateReferralLimits } from '#contract/referrals/private-referral.ts'
import type { ReferralStage } from '#contract/referrals/referrals.ts'
import { days } from '#server/platform/time.ts'
import { pdfFile } from '../../../../tests/support/documents.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import type { FormFields } from '../../../../tests/support/office-api.ts'
import { privateLinkApi, wantsPage } from '../../../../tests/support/private-links.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'
import { appWithPages, readContent } from '../../../../tests/support/website.ts'

const { server, send, link, inject, open, withdraw, sendByLink } = privateLinkApi(
  { page: '/referral/status', calls: '/api/private-referrals' },
  'referrals',
  'idempotency_keys',
  'record_history',
)

beforeEach(async () => {
  const body = await formBody(referralFields())
  const response = await inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  link.token = response.json().data.link.split('/').at(-1)
  const { data } = (await send('GET', '/api/referrals')).json()
  link.id = data[0].id
})

const opened = async () => (await send('GET', `/api/referrals/${link.id}`)).json().data
const setStage = (stage: ReferralStage) =>
  send('PATCH', `/api/referrals/${link.id}/stage`, { stage, reason: 'Too far away' })
const ask = (missing: string) => send('PATCH', `/api/referrals/${link.id}/missing`, { missing })
const add = (fields: FormFields, headers?: Record<string, string>) =>
  sendByLink('additions', fields, headers)

describe('a link that works', () => {
  test('shows the stage, what is missing and whom to ask, and nothing about the person', async () => {
    await ask('The support plan')
    const response = await open()
    expect(response.statusCode).toBe(200)
    expect(readContent(response.body)).toEqual({
      kind: 'referral',
      token: link.token,
      referral: {
        reference: expect.stringMatching(/^R-\w{4}-\w{4}$/),
        stage: 'received',
        missing: 'The support plan',
        callBack: '2',
        contact: 'Rosa Delgado',
      },
    })
    const { needs, name, personName, email, coordinator, communication } = referralFields()
    for (const word of [needs, name, personName, email, coordinator, communication, link.id]) {
      expect(response.body).not.toContain(word)
    }
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, noarchive',
    })
    expect((await inject(`/referral/status/${link.token}/`)).headers.location).toBe(
      `/referral/status/${link.token}`,
    )
  })

  test('names the owner of the referral, by the first line of the signature', async () => {
    const { userId } = await server.signInAs('intake')
    await send('PATCH', `/api/referrals/${link.id}/owner`, { ownerId: userId })
    const contact = async () => {
      const content = readContent((await open()).body)
      return content.kind === 'referral' && content.referral.contact
    }
    expect(await contact()).toBe('intake')
    const signature = 'Tonya Marsh\n(615) 555-0199'
    const { db } = server.context
    await db.updateTable('users').set({ signature }).where('id', '=', userId).execute()
    expect(await contact()).toBe('Tonya Marsh')
  })

  test('tells the office when it was used, and stops when staff revoke it', async () => {
    await open()
    const [made] = (await opened()).privateLinks
    expect(made).toMatchObject({ purpose: 'referral', lastUsedAt: server.clock.at.toISOString() })
    await send('DELETE', `/api/referrals/${link.id}/private-links/${made.id}`)
    expect((await open()).statusCode).toBe(404)
    const { address } = (
      await send('POST', `/api/referrals/${link.id}/private-links`, { way: 'copy' })
    ).json().data
    expect((await open(address.split('/').at(-1))).statusCode).toBe(200)
  })
})

describe('a link that does not work', () => {
  test.each<[string, () => unknown]>([
    ['that was guessed', () => (link.token = 'A'.repeat(43))],
    ['that has expired', () => server.wait(30 * days)],
    ['of a referral that was deleted', () => send('DELETE', `/api/referrals/${link.id}`)],
  ])('%s gets one and the same response, and keeps no file', async (_, spoil) => {
    await spoil()
    const files = await server.context.documents.list()
    for (const response of [
      await withdraw(),
      await add({ text: 'Hello', file_0: pdfFile() }),
      await add({}),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'no_link' })
    }
    expect(readContent((await open()).body)).toEqual({ kind: 'refused', reason: 'no link' })
    expect(await server.context.documents.list()).toEqual(files)
  })

  test('opens no application, and a link to an application opens no referral', async () => {
    expect((await inject(`/application/${link.token}`)).statusCode).toBe(404)
    const url = `/api/private-links/${link.token}/withdraw`
    expect((await inject({ method: 'POST', url })).statusCode).toBe(404)
    expect((await opened()).stage).toBe('received')
  })
})

describe('the link of a Spanish form', () => {
  const spanishPage = () => ({ url: `/es/referral/status/${link.token}`, headers: wantsPage })

  test('opens the Spanish page, and what is sent from it leads back to it', async () => {
    const response = await inject(spanishPage())
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="es"')
    expect(readContent(response.body)).toMatchObject({ kind: 'referral', token: link.token })
    expect(response.headers['cache-control']).toBe('private, no-store')
    const url = `/api/private-referrals/${link.token}/withdraw?language=es`
    const { headers } = await inject({ method: 'POST', url, headers: wantsPage })
    expect(headers.location).toBe(`/es/referral/status/${link.token}`)
    expect((await open()).body).toContain('<html lang="en-US"')
  })

  test('opens the English page while Spanish is off', async () => {
    const spanish = { ...server.context.spanish, isOn: async () => false }
    const off = await appWithPages({ ...server.context, spanish })
    const { statusCode, body } = await off.inject(spanishPage())
    await off.close()
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en-US"')
  })
})

describe('what the sender adds', () => {
  test('is sealed, shown to the office as unread, and takes back what was asked for', async () => {
    await ask('The support plan')
    const read = { ids: [link.id], read: true }
    await send('PATCH', '/api/referrals/read', read)
    const response = await add({ text: 'Here it is. Uses a walker.', file_0: pdfFile('plan2.pdf') })
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({ missing: '', stage: 'received' })
    const referral = await opened()
    expect(referral).toMatchObject({
      read: false,
      missing: '',
      needs: 'Uses a wheelchair and likes to cook.',
      additions: [{ text: 'Here it is. Uses a walker.', at: server.clock.at.toISOString() }],
    })
    expect(referral.files).toMatchObject([
      { name: 'plan.pdf', addedAt: null },
      { name: 'plan2.pdf', addedAt: server.clock.at.toISOString() },
    ])
    const history = referral.timeline.map(({ by, text }: { by: string; text: string }) => [
      by,
      text,
    ])
    expect(history).toContainEqual(['The sender', 'added a text and a file'])
    expect(history).toContainEqual([expect.any(String), 'asked for: The support plan'])
    const rows = await server.context.db.selectFrom('referrals').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('walker')
    const { data: news } = (await send('GET', '/api/admin/news')).json()
    // It was opened since.
    expect(news).toEqual([])
  })

  test('is news until someone opens the referral', async () => {
    server.wait(1000)
    await add({ text: 'Moved to Knox.' })
    const { data } = (await send('GET', '/api/admin/news')).json()
    expect(data).toMatchObject([{ kind: 'referral', recordId: link.id, name: 'Leon Whitfield' }])
  })

  test('needs a text or a file', async () => {
    const response = await add({ text: ' ' })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ text: 'Please choose a file or write something.' })
    const withPage = await add({ text: '' }, wantsPage)
    expect(readContent(withPage.body)).toMatchObject({
      kind: 'referral',
      fault: 'Please choose a file or write something.',
    })
    expect((await opened()).additions).toEqual([])
  })

  test('is stored once when it is sent twice', async () => {
    const key = { 'idempotency-key': 'a-key' }
    await add({ text: 'Once' }, key)
    expect((await add({ text: 'Once' }, key)).statusCode).toBe(201)
    expect((await opened()).additions).toHaveLength(1)
  })

  test('is refused when the referral is closed or has too many files', async () => {
    const { db } = server.context
    const [file] = await db.selectFrom('referral_files').selectAll().execute()
    const rows = Array.from({ length: privateReferralLimits.files - 2 }, (_, index) => ({
      ...(file as NonNullable<typeof file>),
      id: `copy-${index}`,
      stored_name: `copy-${index}`,
    }))
    await db.insertInto('referral_files').values(rows).execute()
    const full = await add({ text: 'One more' })
    expect(full.statusCode).toBe(409)
    expect(full.json().message).toContain('as many files as we can take')
    await db.deleteFrom('referral_files').where('id', 'like', 'copy-%').execute()
    await setStage('declined')
    const before = await server.context.documents.list()
    expect((await add({ text: 'Please' })).statusCode).toBe(409)
    expect(await server.context.documents.list()).toEqual(before)
  })
})

describe('withdrawing', () => {
  test('is asked about first, closes the referral, and is in the history', async () => {
    expect(readContent((await open(`${link.token}/withdraw`)).body).kind).toBe('withdraw referral')
    const response = await withdraw(wantsPage)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/referral/status/${link.token}`)
    const referral = await opened()
    expect(referral).toMatchObject({ stage: 'withdrawn', read: false })
    expect(referral.timeline.at(-1)).toMatchObject({
      by: 'The sender',
      text: 'set it to withdrawn',
    })
    const row = await server.context.db
      .selectFrom('referrals')
      .select('closed_at')
      .executeTakeFirst()
    expect(row?.closed_at).toBe(server.clock.at.toISOString())
    expect(readContent((await open(`${link.token}/withdraw`)).body).kind).toBe('referral')
  })

  test('changes nothing when the referral is closed', async () => {
    await setStage('started')
    expect((await withdraw()).statusCode).toBe(200)
    expect((await opened()).stage).toBe('started')
  })
})
