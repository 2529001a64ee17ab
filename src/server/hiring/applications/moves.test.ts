import { beforeEach, expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications', 'jobs')
const { server } = office

let cook: string
let driver: string
let id: string

beforeEach(async () => {
  const { db } = server.context
  cook = (await addJob(db, { title: 'Cook', location: 'Smyrna, TN' })).id
  driver = (await addJob(db, { title: 'Driver', location: 'Lebanon, TN', status: 'archived' })).id
  id = await addApplication(server.context, {
    jobId: cook,
    position: 'Cook',
    location: 'Smyrna, TN',
  })
})

const opened = async () => (await office.send('GET', `/api/careers/${id}`)).json().data
const found = async (search: string) =>
  (await office.send('GET', `/api/careers?search=${search}`)).json().data.length
function move(jobId: string, updatedAt?: string) {
  server.wait(1000)
  return office.send('PUT', `/api/careers/${id}/job`, { jobId, updatedAt })
}

test('an application that is moved counts, is found and is shown at its new job', async () => {
  const response = await move(driver)
  expect(response.statusCode).toBe(200)
  expect(response.json().data).toMatchObject({
    jobId: driver,
    position: 'Driver',
    location: 'Lebanon, TN',
    status: 'pending',
  })
  expect([await found('lebanon'), await found('smyrna')]).toEqual([1, 0])
  const jobs = (await office.send('GET', '/api/careers/jobs')).json().data
  expect(jobs).toMatchObject([
    { id: cook, applications: 0 },
    { id: driver, applications: 1 },
  ])
})

test('the history still says what the person applied for, and each move from where to where', async () => {
  await move(driver)
  await move(cook)
  const { timeline } = await opened()
  expect(timeline).toMatchObject([
    { by: 'Tasha Greene', text: 'applied for Cook' },
    { by: 'maria', text: 'moved it from Cook, Smyrna, TN to Driver, Lebanon, TN' },
    { by: 'maria', text: 'moved it from Driver, Lebanon, TN to Cook, Smyrna, TN' },
  ])
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', id)
    .where('action', '!=', 'opened')
    .execute()
  expect(lines).toEqual([{ action: 'moved' }, { action: 'moved' }])
})

test('a move is refused to the second of two people, and nothing is moved', async () => {
  const { updatedAt } = await opened()
  expect((await move(driver, updatedAt)).statusCode).toBe(200)
  const second = await move(cook, updatedAt)
  expect(second.statusCode).toBe(409)
  expect(second.json().conflict.updatedBy).toBe('maria')
  expect((await opened()).jobId).toBe(driver)
})

test('a move to the same job, to an unknown job or of an unknown application is refused', async () => {
  const same = await move(cook)
  expect(same.statusCode).toBe(400)
  expect(same.json().fields).toEqual({ jobId: 'This application is already for this job' })
  expect((await move('unknown')).json().message).toBe('This position was not found.')
  const missing = await office.send('PUT', `/api/careers/${newId()}/job`, { jobId: driver })
  expect(missing.statusCode).toBe(404)
  expect((await opened()).timeline).toHaveLength(1)
})
