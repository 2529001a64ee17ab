import { expect, test } from 'vitest'
import { takeBackupLease } from '#server/platform/files/backup-lease.ts'
import { days } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { deleteOldApplications } from './application-rules.routes.ts'

const office = officeApi('applications', 'application_retention', 'privacy_holds', 'due_records')
const { server, send } = office

const apply = (firstName: string) =>
  addApplication(server.context, { firstName, email: `${firstName}@example.org`, phone: '' })

const setStatus = (id: string, status: string) =>
  send('PUT', `/api/careers/${id}/status`, { status, notes: '' })

const keep = (keepYears: number, deletesByItself = true) =>
  send('PUT', '/api/admin/application-retention', { keepYears, deletesByItself })

const hold = (firstName: string) =>
  send('POST', '/api/admin/privacy/holds', {
    email: `${firstName}@example.org`,
    reason: 'A question of the state',
  })

const deleteOld = () => deleteOldApplications(server.context, server.clock.at)

/** What is due is marked on one day and deleted on the next. */
async function deleteMarked() {
  expect(await deleteOld()).toContain('Applications deleted: 0.')
  server.wait(1 * days)
  return deleteOld()
}

const left = async () => {
  const rows = await server.context.db.selectFrom('applications').select('first_name').execute()
  return rows.map(({ first_name }) => first_name).sort()
}

/** After some days the session is over. */
const signInAgain = async () => Object.assign(office.admin, await server.signIn())

async function ask(path: string) {
  await signInAgain()
  return (await send('GET', `/api/${path}`)).json()
}

const listNames = (list: { data: { firstName: string }[] }) =>
  list.data.map(({ firstName }) => firstName)

test('an application is kept for a year after it arrived, or after the decision', async () => {
  const id = await apply('Ann')
  expect((await send('GET', `/api/careers/${id}`)).json().data).toMatchObject({
    keepUntil: '2027-11-15',
    onHold: false,
  })
  server.wait(10 * days)
  await signInAgain()
  expect((await setStatus(id, 'rejected')).json().data.keepUntil).toBe('2027-11-25')
  await send('POST', `/api/careers/${id}/notes`, { text: 'Called' })
  await keep(2, false)
  await hold('Ann')
  expect((await send('GET', '/api/careers')).json().data[0].keepUntil).toBe('2028-11-25')
  expect((await send('GET', `/api/careers/${id}`)).json().data.onHold).toBe(true)
})

test('nothing is deleted until an owner switches that on', async () => {
  await apply('Ann')
  server.wait(4000 * days)
  expect(await ask('admin/application-retention')).toMatchObject({
    data: { keepYears: 1, deletesByItself: false, old: 1 },
  })
  expect(await deleteOld()).toBeUndefined()
  expect(await left()).toEqual(['Ann'])
})

test('deletes a year of applications, but not those on hold, hired or decided later', async () => {
  await keep(1)
  const old = await apply('Old')
  await apply('Held')
  await setStatus(await apply('Hired'), 'hired')
  const late = await apply('Late')
  await hold('Held')
  const files = (await server.context.documents.list()).length
  server.wait(100 * days)
  await signInAgain()
  await setStatus(late, 'rejected')

  server.wait(265 * days)
  expect(await deleteOld()).toBe('Applications deleted: 0. On hold: 0.')
  server.wait(1 * days)
  expect(listNames(await ask('careers?view=old'))).toEqual(['Old'])
  expect(await ask('careers?view=old')).toMatchObject({ matching: 1, counts: { all: 4 } })
  expect(await ask('admin/application-retention')).toMatchObject({ data: { old: 1 } })
  expect(await deleteOld()).toBe(
    'Applications deleted: 0. On hold: 1. Marked, to be deleted on a later day: 1.',
  )
  expect(await left()).toEqual(['Held', 'Hired', 'Late', 'Old'])
  expect(await deleteMarked()).toBe('Applications deleted: 1. On hold: 1.')
  expect(await left()).toEqual(['Held', 'Hired', 'Late'])
  expect((await server.context.documents.list()).length).toBe(files - 2)

  expect((await ask('admin/privacy/receipts')).data[0]).toMatchObject({
    by: '',
    erased: [
      { label: 'Applications', count: 1 },
      { label: 'Documents', count: 2 },
    ],
  })
  const line = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('object_id', '=', old)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({ action: 'deleted-after-set-time', actor_id: null })
})

test('switching back and forth loses nothing that is younger than the setting', async () => {
  await apply('Ann')
  await keep(1)
  await keep(2)
  server.wait(400 * days)
  expect(await deleteOld()).toBe('Applications deleted: 0. On hold: 0.')
  await signInAgain()
  await keep(1, false)
  expect(await deleteOld()).toBeUndefined()
  await keep(1)
  expect(await deleteMarked()).toBe('Applications deleted: 1. On hold: 0.')
})

test('nothing is deleted while a backup is being made', async () => {
  await keep(1)
  await apply('Ann')
  server.wait(400 * days)
  const release = await takeBackupLease(server.context.files)
  expect(await deleteOld()).toBe('Nothing was deleted, because a backup is being made.')
  expect(await left()).toEqual(['Ann'])
  await release()
  expect(await deleteMarked()).toBe('Applications deleted: 1. On hold: 0.')
})

test('deletes several at once with one receipt, and keeps those on hold', async () => {
  const ids = [await apply('Ann'), await apply('Bea'), await apply('Held')]
  await hold('Held')
  const files = (await server.context.documents.list()).length
  const response = await send('POST', '/api/careers/delete', { ids })
  expect(response.json().data).toEqual({ deleted: ids.slice(0, 2), held: ids.slice(2) })
  expect(await left()).toEqual(['Held'])
  expect(await server.context.documents.list()).toHaveLength(files - 4)
  expect((await ask('admin/privacy/receipts')).data).toContainEqual(
    expect.objectContaining({
      by: 'maria',
      erased: [
        { label: 'Applications', count: 2 },
        { label: 'Documents', count: 4 },
      ],
    }),
  )
})
