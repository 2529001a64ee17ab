import { beforeEach, describe, expect, test } from 'vitest'
import { findUserByEmail } from '#server/accounts/users/users.queries.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const office = officeApi('referrals', 'idempotency_keys', 'privacy_holds')
const { server, send } = office

async function refer(changes: Partial<Record<keyof ReturnType<typeof referralFields>, string>>) {
  server.wait(60_000)
  const { file_0, ...fields } = referralFields()
  const body = await formBody({ ...fields, ...changes })
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  return (await list())[0] as { id: string; updatedAt: string }
}

const list = async (query = '') => (await send('GET', `/api/referrals?${query}`)).json().data
const peopleIn = async (query = '') =>
  (await list(query)).map(({ personName }: { personName: string }) => personName)
const opened = async (id: string) => (await send('GET', `/api/referrals/${id}`)).json().data
const words = async (id: string) =>
  (await opened(id)).timeline.map(({ text }: { text: string }) => text)

describe('the list', () => {
  beforeEach(async () => {
    await refer({ personName: 'Leon' })
    await refer({ personName: 'Ruth', county: 'Knox', program: 'family-support' })
    await refer({ personName: 'Ada', organization: 'Sun House', phone: '(865) 555-0101' })
  })

  test('has the newest first, or the order that is asked for', async () => {
    expect(await peopleIn()).toEqual(['Ada', 'Ruth', 'Leon'])
    expect(await peopleIn('sort=person')).toEqual(['Ada', 'Leon', 'Ruth'])
    expect(await peopleIn('sort=-person')).toEqual(['Ruth', 'Leon', 'Ada'])
    expect(await peopleIn('sort=county')).toEqual(['Ruth', 'Ada', 'Leon'])
    expect(await peopleIn('sort=date')).toEqual(['Leon', 'Ruth', 'Ada'])
  })

  test('is searched and filtered', async () => {
    expect(await peopleIn('search=sun+house')).toEqual(['Ada'])
    expect(await peopleIn('search=865-555')).toEqual(['Ada'])
    expect(await peopleIn('county=Knox')).toEqual(['Ruth'])
    expect(await peopleIn('program=family-support')).toEqual(['Ruth'])
    expect(await peopleIn('stage=started')).toEqual([])
    expect(await peopleIn('owner=me')).toEqual([])
    const [ada] = await list()
    const me = await findUserByEmail(server.context.db, 'maria@example.org')
    await send('PATCH', `/api/referrals/${ada.id}/owner`, { ownerId: me?.id })
    expect(await peopleIn('owner=me')).toEqual(['Ada'])
  })

  test('does not look into what is sealed', async () => {
    expect(await peopleIn('search=wheelchair')).toEqual([])
  })

  test('counts each view', async () => {
    const [ada] = await list()
    await send('PATCH', '/api/referrals/read', { ids: [ada.id], read: true })
    await send('PATCH', `/api/referrals/${ada.id}/stage`, { stage: 'contacted' })
    const nextStep = { text: 'Call back', on: '2026-11-15' }
    await send('PATCH', `/api/referrals/${ada.id}/next-step`, { nextStep })
    const { counts } = (await send('GET', '/api/referrals')).json()
    expect(counts).toMatchObject({ all: 3, unread: 2, mine: 0, due: 1 })
    expect(counts.byStage).toMatchObject({ received: 2, contacted: 1, started: 0 })
    expect((await send('GET', '/api/referrals/counts')).json().data).toEqual(counts)
    expect(await peopleIn('due=true')).toEqual(['Ada'])
    expect(await peopleIn('read=false')).toEqual(['Ruth', 'Leon'])
    expect(await peopleIn('sort=next')).toEqual(['Ada', 'Ruth', 'Leon'])
  })
})

describe('a referral', () => {
  test('opens with what is sealed', async () => {
    const { id } = await refer({})
    expect(await opened(id)).toMatchObject({
      personName: 'Leon Whitfield',
      needs: 'Uses a wheelchair and likes to cook.',
      files: [],
      timeline: [],
    })
  })

  test('says when what is sealed cannot be opened', async () => {
    const { id } = await refer({})
    const { documents } = server.context
    for (const name of await documents.list()) await documents.remove(name)
    expect((await opened(id)).needs).toBeNull()
  })

  test('goes through its stages, which its history shows', async () => {
    const { id } = await refer({})
    for (const stage of ['contacted', 'visit planned', 'service agreed', 'started']) {
      server.wait(1000)
      const response = await send('PATCH', `/api/referrals/${id}/stage`, { stage })
      expect(response.json().data.stage).toBe(stage)
    }
    expect(await words(id)).toEqual([
      'set it to contacted',
      'set it to visit planned',
      'set it to service agreed',
      'set it to started',
    ])
  })

  test('is declined with a reason only, and keeps it until the stage changes', async () => {
    const { id } = await refer({})
    const decline = (reason: string) =>
      send('PATCH', `/api/referrals/${id}/stage`, { stage: 'declined', reason })
    expect((await decline('')).statusCode).toBe(400)
    expect((await decline('Lives too far away')).json().data.declinedReason).toBe(
      'Lives too far away',
    )
    expect(await words(id)).toEqual(['set it to declined: Lives too far away'])
    const back = await send('PATCH', `/api/referrals/${id}/stage`, { stage: 'received' })
    expect(back.json().data.declinedReason).toBe('')
  })

  test('remembers when it was first contacted and closed, until that is undone', async () => {
    const { id } = await refer({})
    const times = () =>
      server.context.db
        .selectFrom('referrals')
        .select(['contacted_at', 'closed_at'])
        .where('id', '=', id)
        .executeTakeFirst()
    const at = server.clock.at.toISOString()
    await send('PATCH', `/api/referrals/${id}/stage`, { stage: 'contacted' })
    server.wait(1000)
    await send('PATCH', `/api/referrals/${id}/stage`, { stage: 'started' })
    expect(await times()).toEqual({ contacted_at: at, closed_at: server.clock.at.toISOString() })
    await send('PATCH', `/api/referrals/${id}/stage`, { stage: 'received' })
    expect(await times()).toEqual({ contacted_at: null, closed_at: null })
  })

  test('gets an owner who may edit referrals', async () => {
    const { id } = await refer({})
    const { userId: intake } = await server.signInAs('intake')
    const { userId: reader } = await server.signInAs('reader')
    const give = (ownerId: string | null) =>
      send('PATCH', `/api/referrals/${id}/owner`, { ownerId })
    expect((await give(intake)).json().data.owner).toEqual({ id: intake, name: 'intake' })
    expect((await give(reader)).statusCode).toBe(400)
    const me = await findUserByEmail(server.context.db, 'maria@example.org')
    server.wait(1000)
    await give(me?.id ?? '')
    server.wait(1000)
    await give(null)
    expect(await words(id)).toEqual([
      'gave it to intake',
      'took it',
      'put it back for anyone to take',
    ])
  })

  test('has a next step with a day, until it is done', async () => {
    const { id } = await refer({})
    const plan = (nextStep: object | null) =>
      send('PATCH', `/api/referrals/${id}/next-step`, { nextStep })
    const step = { text: 'Visit at home', on: '2026-12-03' }
    expect((await plan(step)).json().data.nextStep).toEqual(step)
    expect((await plan({ text: 'Visit', on: '2026-02-30' })).statusCode).toBe(400)
    server.wait(1000)
    expect((await plan(null)).json().data.nextStep).toBeNull()
    expect(await words(id)).toEqual([
      'planned: Visit at home (Dec 3, 2026)',
      'marked the next step as done',
    ])
  })

  test('refuses a change of someone who has not seen the last one', async () => {
    const { id, updatedAt } = await refer({})
    server.wait(1000)
    await send('PATCH', `/api/referrals/${id}/stage`, { stage: 'contacted', updatedAt })
    const second = await send('PATCH', `/api/referrals/${id}/owner`, { ownerId: null, updatedAt })
    expect(second.statusCode).toBe(409)
    expect(second.json().conflict).toMatchObject({
      updatedBy: 'maria',
      current: { stage: 'contacted' },
    })
  })

  test('has notes, which only their author deletes', async () => {
    const { id } = await refer({})
    const note = await send('POST', `/api/referrals/${id}/notes`, { text: 'Likes mornings' })
    expect(note.statusCode).toBe(201)
    const entryId = note.json().data.id
    const { headers } = await server.signInAs('intake')
    const url = `/api/referrals/${id}/notes/${entryId}`
    const other = await server.app.inject({ method: 'DELETE', url, headers })
    expect(other.statusCode).toBe(404)
    expect((await send('DELETE', url)).statusCode).toBe(200)
    expect(await words(id)).toEqual([])
  })

  test('is deleted with its files, unless a hold stops it', async () => {
    const body = await formBody(referralFields())
    await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
    const [{ id }] = await list()
    const { data: hold } = (
      await send('POST', '/api/admin/privacy/holds', {
        email: 'marcy@example.org',
        reason: 'A question of the state',
      })
    ).json()
    expect((await send('DELETE', `/api/referrals/${id}`)).statusCode).toBe(409)
    await send('DELETE', `/api/admin/privacy/holds/${hold.id}`)
    const before = (await server.context.documents.list()).length
    expect((await send('DELETE', `/api/referrals/${id}`)).statusCode).toBe(200)
    expect((await server.context.documents.list()).length).toBe(before - 2)
    expect((await send('GET', `/api/referrals/${id}`)).statusCode).toBe(404)
  })
})
