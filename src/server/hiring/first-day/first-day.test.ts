import { expect, test } from 'vitest'
import { firstDayItems } from '#content/hiring.ts'
import type { FirstDayItem } from '#contract/hiring/first-day.ts'
import { days } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications', 'first_day_list')
const { server, send } = office
const [first = '', second = ''] = firstDayItems

async function hire(firstName = 'Tasha') {
  const email = `${firstName}@example.org`
  const id = await addApplication(server.context, { firstName, email })
  await setStatus(id, 'hired')
  return id
}

const setStatus = (id: string, status: string) =>
  send('PUT', `/api/careers/${id}/status`, { status, notes: '' })

const record = (id: string, values: Partial<FirstDayItem>) => {
  server.wait(1000)
  const nothing = { doneOn: '', expiresOn: '', note: '' }
  return send('PUT', `/api/careers/${id}/first-day`, { item: first, ...nothing, ...values })
}

const opened = async (id: string) => (await send('GET', `/api/careers/${id}`)).json().data
const readItems = async (id: string): Promise<FirstDayItem[]> => (await opened(id)).firstDay

const signInAgain = async () => Object.assign(office.admin, await server.signIn())

test('the list comes filled in, and the second of two people who edit it sees the first', async () => {
  const list = (await send('GET', '/api/careers/first-day')).json().data
  expect(list).toEqual({ items: firstDayItems, updatedAt: '' })
  const saved = await send('PUT', '/api/careers/first-day', { items: ['Keys'], updatedAt: '' })
  expect(saved.json().data).toMatchObject({ items: ['Keys'] })
  const late = await send('PUT', '/api/careers/first-day', { items: ['Badge'], updatedAt: '' })
  expect(late.statusCode).toBe(409)
  expect(late.json().conflict).toMatchObject({ current: { items: ['Keys'] }, updatedBy: 'maria' })
})

test('only people who were hired have one', async () => {
  const id = await addApplication(server.context)
  expect(await readItems(id)).toEqual([])
  expect((await record(id, { note: 'Too early' })).statusCode).toBe(409)
  await setStatus(id, 'hired')
  expect((await readItems(id)).map(({ item }) => item)).toEqual(firstDayItems)
})

test('an item has who did it, when, a note and an expiry, which are in the history', async () => {
  const id = await hire()
  const response = await record(id, { doneOn: '2026-11-10', expiresOn: '2028-11-10', note: 'Seen' })
  expect(response.json().data).toMatchObject({ item: first, doneBy: 'maria', doneOn: '2026-11-10' })
  const [recorded, next, ...others] = await readItems(id)
  expect(recorded).toEqual(response.json().data)
  const nothing = {
    id: '',
    doneOn: '',
    expiresOn: '',
    doneBy: null,
    notApplicable: false,
    note: '',
    updatedAt: '',
  }
  expect(next).toEqual({ item: second, ...nothing })
  expect(others).toHaveLength(firstDayItems.length - 2)
  expect((await opened(id)).timeline).toContainEqual(
    expect.objectContaining({
      by: 'maria',
      text: `recorded “${first}”: done on Nov 10, 2026, expires on Nov 10, 2028: Seen`,
    }),
  )
  const found = await send('POST', '/api/admin/privacy/find', { email: 'Tasha@example.org' })
  expect(found.json().data.kinds[0].records[0].details).toContainEqual({
    label: first,
    text: 'done on Nov 10, 2026, expires on Nov 10, 2028: Seen',
  })
})

test('keeps who did it when only the note is changed, and removes it with the day', async () => {
  const id = await hire()
  const { updatedAt } = (await record(id, { doneOn: '2026-11-10' })).json().data
  const { headers } = await server.signInAs('hiring')
  const change = (values: object) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/careers/${id}/first-day`,
      headers,
      body: { item: first, doneOn: '2026-11-10', expiresOn: '', note: '', ...values },
    })
  const noted = await change({ note: 'Filed', updatedAt })
  expect(noted.json().data).toMatchObject({ doneBy: 'maria', note: 'Filed' })
  const undone = await change({ doneOn: '' })
  expect(undone.json().data).toMatchObject({ doneBy: null, doneOn: '' })
  expect((await change({ doneOn: '2026-11-12' })).json().data.doneBy).toBe('hiring')
})

test('the second of two people who record the same item sees what the first one did', async () => {
  const id = await hire()
  await record(id, { doneOn: '2026-11-10', updatedAt: '' })
  const late = await record(id, { doneOn: '2026-11-11', updatedAt: '' })
  expect(late.statusCode).toBe(409)
  expect(late.json().conflict).toMatchObject({
    current: { item: first, doneOn: '2026-11-10' },
    updatedBy: 'maria',
  })
  expect((await readItems(id))[0]?.doneOn).toBe('2026-11-10')
})

test('an item that is gone is not recorded again by someone who edits it', async () => {
  const id = await hire()
  const { updatedAt } = (await record(id, { note: 'Seen' })).json().data
  await server.context.db.deleteFrom('first_day_items').execute()
  expect((await record(id, { note: 'Filed', updatedAt })).statusCode).toBe(404)
  expect((await readItems(id))[0]?.note).toBe('')
})

test('what was recorded stays when the list or the status changes', async () => {
  const id = await hire()
  await record(id, { doneOn: '2026-11-10' })
  await send('PUT', '/api/careers/first-day', { items: [second] })
  expect((await readItems(id)).map(({ item }) => item)).toEqual([second, first])
  expect((await record(id, { item: 'Something else' })).statusCode).toBe(409)
  await setStatus(id, 'withdrawn')
  expect((await readItems(id)).map(({ item }) => item)).toEqual([first])
})

test('what expires within 30 days waits on the overview, which leads to exactly those people', async () => {
  const soon = await hire('Soon')
  await record(soon, { doneOn: '2026-11-10', expiresOn: '2027-03-31' })
  await record(soon, { item: second, expiresOn: '2027-03-30' })
  await record(await hire('Later'), { expiresOn: '2027-05-01' })
  const left = await hire('Left')
  await record(left, { expiresOn: '2027-03-01' })
  await setStatus(left, 'withdrawn')
  const waiting = async () => {
    await signInAgain()
    const lines = (await send('GET', '/api/admin/waiting')).json().data
    const list = (await send('GET', '/api/careers?view=expiring')).json()
    const { count, oldest } = lines.find(({ kind }: { kind: string }) => kind === 'expiring')
    expect(list.pagination.totalItems).toBe(count)
    return { oldest, names: list.data.map((each: { firstName: string }) => each.firstName) }
  }

  server.wait(104 * days)
  expect(await waiting()).toEqual({ oldest: null, names: [] })
  server.wait(1 * days)
  expect(await waiting()).toEqual({ oldest: '2027-03-30', names: ['Soon'] })
  server.wait(100 * days)
  expect(await waiting()).toEqual({ oldest: '2027-03-30', names: ['Later', 'Soon'] })
})

test('a new hire who lacks something waits on the overview, which leads to exactly those people', async () => {
  const { items } = (await send('GET', '/api/careers/first-day')).json().data
  const lacks = await hire('Lacks')
  await record(lacks, { item: items[0], doneOn: '2026-11-10' })
  const complete = await hire('Complete')
  for (const item of items) await record(complete, { item, doneOn: '2026-11-10' })
  const waiting = async () => {
    await signInAgain()
    const lines = (await send('GET', '/api/admin/waiting')).json().data
    const list = (await send('GET', '/api/careers?view=lacking')).json()
    const { count } = lines.find(({ kind }: { kind: string }) => kind === 'lacking')
    expect(list.pagination.totalItems).toBe(count)
    return list.data.map((each: { firstName: string }) => each.firstName)
  }

  expect(await waiting()).toEqual(['Lacks'])
  server.wait(364 * days)
  expect(await waiting()).toEqual(['Lacks'])
  server.wait(2 * days)
  expect(await waiting()).toEqual([])
})

test('a document with a name that is for no item has a line, and its expiry waits on the overview', async () => {
  const id = await hire()
  const ask = (name: string, item = '') =>
    send('POST', `/api/careers/${id}/document-requests`, { kind: 'other', name, item, note: '' })
  await ask('CPR card')
  await ask('Badge photo', first)
  await send('POST', `/api/careers/${id}/document-requests`, { kind: 'resume', note: '' })
  const lines = (await readItems(id)).map(({ item }) => item)
  expect(lines).toEqual([...firstDayItems, 'CPR card'])
  await record(id, { item: 'CPR card', doneOn: '2026-11-10', expiresOn: '2026-11-20' })
  const waiting = (await send('GET', '/api/admin/waiting')).json().data
  expect(waiting).toContainEqual({ kind: 'expiring', count: 1, oldest: '2026-11-20' })
  expect((await readItems(id)).at(-1)).toMatchObject({
    item: 'CPR card',
    expiresOn: '2026-11-20',
  })
})

test('deleting an applicant deletes the items and their history', async () => {
  const id = await hire()
  await record(id, { doneOn: '2026-11-10' })
  await send('DELETE', `/api/careers/${id}`)
  const { db } = server.context
  expect(await db.selectFrom('first_day_items').selectAll().execute()).toEqual([])
  const history = db.selectFrom('record_history').selectAll().where('application_id', '=', id)
  expect(await history.execute()).toEqual([])
})

test('what does not apply to someone has no days, and is not lacked', async () => {
  await send('PUT', '/api/careers/first-day', { items: ['CPR', 'Keys'] })
  const tasha = await hire('Tasha')
  const sam = await hire('Sam')
  await addApplication(server.context, { firstName: 'New', email: 'new@example.org' })
  const days = { doneOn: '2026-11-10', expiresOn: '2026-11-20' }
  const response = await record(tasha, { item: 'CPR', ...days, notApplicable: true })
  expect(response.json().data).toMatchObject({
    notApplicable: true,
    doneOn: '',
    expiresOn: '',
    doneBy: null,
  })
  expect((await opened(tasha)).timeline).toContainEqual(
    expect.objectContaining({ text: 'recorded “CPR”: not applicable' }),
  )
  const lacking = async () =>
    (await send('GET', '/api/careers?view=lacking&sort=name'))
      .json()
      .data.map(({ firstName, lacks }: { firstName: string; lacks: string[] }) => [
        firstName,
        lacks,
      ])
  expect(await lacking()).toEqual([
    ['Sam', ['CPR', 'Keys']],
    ['Tasha', ['Keys']],
  ])
  await record(tasha, { item: 'Keys', doneOn: '2026-11-10' })
  await record(sam, { item: 'Keys', note: 'Not yet' })
  expect(await lacking()).toEqual([['Sam', ['CPR', 'Keys']]])
})
