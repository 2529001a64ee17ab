import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { documentDecoder } from '#server/platform/files/decoder.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { addJob, applicationFields } from '../../../../tests/support/applications.ts'
import { pdfFile } from '../../../../tests/support/documents.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('idempotency_keys').execute()
  await sweepDocuments(server.context, later())
})
afterEach(() => {
  vi.restoreAllMocks()
})

const later = () => new Date(Date.now() + 2 * 60 * 60_000)

async function apply(changes: Record<string, string | File> = {}, key = {}) {
  const { id: jobId } = await addJob(server.context.db)
  const { payload, headers } = await formBody({ ...(await applicationFields(jobId)), ...changes })
  return server.app.inject({
    method: 'POST',
    url: '/api/careers/apply',
    payload,
    headers: { ...headers, ...key },
  })
}

async function everything() {
  const { db, documents } = server.context
  const rows = await db.selectFrom('applications').select('id').execute()
  return { applications: rows.length, files: (await documents.list()).length }
}

/** Makes the next transaction fail at its commit, which leaves open whether it was stored. */
function loseConnection({ stored }: { stored: boolean }) {
  const { db } = server.context
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const builder = transaction()
    const execute: typeof builder.execute = async (act) => {
      await builder.execute(async (db) => {
        await act(db)
        if (!stored) throw lost
      })
      throw lost
    }
    return { execute } as typeof builder
  })
}

const lost = new Error('Connection terminated unexpectedly')

describe('the documents of an application whose connection to the database was lost', () => {
  test('stay and can be opened when its rows were committed', async () => {
    loseConnection({ stored: true })
    expect((await apply()).statusCode).toBe(503)
    expect(await everything()).toEqual({ applications: 1, files: 2 })
    expect(await sweepDocuments(server.context, later())).toEqual({ removed: 0, missing: 0 })
    expect(await everything()).toEqual({ applications: 1, files: 2 })
  })

  test('are left to the sweep when they were not committed', async () => {
    loseConnection({ stored: false })
    expect((await apply()).statusCode).toBe(503)
    expect(await everything()).toEqual({ applications: 0, files: 2 })
    expect(await sweepDocuments(server.context, later())).toEqual({ removed: 2, missing: 0 })
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })
})

test('documents are deleted immediately when the application is refused', async () => {
  expect((await apply({ jobId: 'gone' })).statusCode).toBe(404)
  expect(await everything()).toEqual({ applications: 0, files: 0 })
})

describe('without a database', () => {
  test('no file is written', async () => {
    const { db, documents } = server.context
    const { id: jobId } = await addJob(db)
    const body = await formBody(await applicationFields(jobId))
    const save = vi.spyOn(documents, 'save')
    vi.spyOn(db, 'selectFrom').mockImplementation(() => {
      throw lost
    })
    const response = await server.app.inject({ method: 'POST', url: '/api/careers/apply', ...body })
    expect(response.statusCode).toBe(503)
    expect(save).not.toHaveBeenCalled()
  })

  test('the files of a transaction that could not begin are deleted immediately', async () => {
    vi.spyOn(server.context.db, 'transaction').mockImplementationOnce(() => {
      throw lost
    })
    expect((await apply()).statusCode).toBe(503)
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })
})

describe('an application for a job that is closed', () => {
  test.each([{}, { 'idempotency-key': 'new' }])(
    'is refused before a file is written, with the headers %o',
    async (key) => {
      const save = vi.spyOn(server.context.documents, 'save')
      expect((await apply({ jobId: 'gone' }, key)).statusCode).toBe(404)
      expect(save).not.toHaveBeenCalled()
    },
  )

  test('is also refused when the form names the job after the files', async () => {
    const { jobId: _, ...fields } = await applicationFields('gone')
    const body = await formBody({ ...fields, jobId: 'gone' })
    const response = await server.app.inject({ method: 'POST', url: '/api/careers/apply', ...body })
    expect(response.statusCode).toBe(404)
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })

  test('gets the first response when it repeats one that was stored before', async () => {
    const { db } = server.context
    const { id: jobId } = await addJob(db)
    const { payload, headers } = await formBody(await applicationFields(jobId))
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/careers/apply',
        payload,
        headers: { ...headers, 'idempotency-key': 'again' },
      })
    const first = await send()
    expect(first.statusCode).toBe(201)
    await db.updateTable('jobs').set({ status: 'archived' }).where('id', '=', jobId).execute()
    expect((await send()).body).toBe(first.body)
    expect(await everything()).toEqual({ applications: 1, files: 2 })
  })
})

test('while pictures wait to be decoded, documents without pictures are still stored', async () => {
  const { promise, resolve } = Promise.withResolvers<{ readable: true }>()
  const decode = vi.spyOn(documentDecoder, 'decode').mockReturnValue(promise)
  const waiting = Array.from({ length: 4 }, () => apply())
  await expect.poll(() => decode.mock.calls.length).toBe(4)
  expect((await apply({ idDoc_0: pdfFile('passport.pdf') })).statusCode).toBe(201)
  resolve({ readable: true })
  for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(201)
})
