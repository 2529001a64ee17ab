import { beforeEach, describe, expect, test } from 'vitest'
import type { Settings } from '#server/platform/settings/settings.ts'
import { hours, timeAfter } from '#server/platform/time.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { addJob, applicationFields } from '../support/applications.ts'
import { formBody } from '../support/multipart.ts'
import { hasS3, testBucket } from '../support/s3.ts'
import { testApp } from '../support/test-app.ts'

describe.runIf(hasS3)('applications with an S3 server', () => {
  const bucket = testBucket()
  const server = testApp((): Partial<Settings> => ({ s3: bucket.address }))

  const inTwoHours = () => timeAfter(new Date(), 2 * hours)
  const sweep = () => sweepDocuments(server.context, inTwoHours())

  beforeEach(async () => {
    const { db } = server.context
    await db.deleteFrom('applications').execute()
    await db.deleteFrom('idempotency_keys').execute()
    await sweep()
  })

  async function apply() {
    const { id: jobId } = await addJob(server.context.db)
    const fields = await applicationFields(jobId)
    const body = await formBody(fields)
    const response = await server.app.inject({ method: 'POST', url: '/api/careers/apply', ...body })
    return { response, fields }
  }

  async function everything() {
    const { db, files } = server.context
    const rows = await db.selectFrom('applications').select('id').execute()
    const names = await files.list('documents')
    return { applications: rows.length, files: names.length }
  }

  test('are stored sealed, opened, and erased with the application', async () => {
    const { app, context } = server
    const { response, fields } = await apply()
    expect(response.statusCode).toBe(201)
    const { id } = response.json().data
    expect(await everything()).toEqual({ applications: 1, files: 2 })

    const sent = Buffer.from(await (fields.resume as File).arrayBuffer())
    for (const name of await context.files.list('documents')) {
      const stored = await context.files.get(`documents/${name}`)
      expect(stored.includes(sent.subarray(0, 64))).toBe(false)
    }
    const headers = await server.signIn()
    const resume = await app.inject({ url: `/api/careers/${id}/resume`, headers })
    expect(resume.statusCode).toBe(200)
    expect(resume.rawPayload.equals(sent)).toBe(true)

    const deleted = await app.inject({ method: 'DELETE', url: `/api/careers/${id}`, headers })
    expect(deleted.statusCode).toBe(200)
    expect(await everything()).toEqual({ applications: 0, files: 0 })
    expect(await context.files.list('bin/documents')).toEqual([])
  })

  test.each(['silent', 'busy', 'cut'] as const)(
    'are refused as a whole while the store is at fault (%s), and accepted afterwards',
    async (fault) => {
      bucket.fail(fault)
      const { response } = await apply()
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('2')
      bucket.fail('none')
      expect(await everything()).toEqual({ applications: 0, files: 0 })
      expect((await apply()).response.statusCode).toBe(201)
    },
  )

  test('leave nothing when the store stored what was given up', async () => {
    bucket.fail('lost response')
    expect((await apply()).response.statusCode).toBe(503)
    bucket.fail('none')
    const { files } = server.context
    const strays = await files.list('documents')
    expect(strays.length).toBeGreaterThan(0)
    expect(await sweep()).toEqual({ removed: strays.length, missing: 0 })
    expect(await everything()).toEqual({ applications: 0, files: 0 })
    expect(await files.list('bin/documents')).toEqual(expect.arrayContaining(strays))
  })

  test('that cannot be reached get 503, and are there again afterwards', async () => {
    const { app } = server
    const { id } = (await apply()).response.json().data
    const headers = await server.signIn()
    const open = async () =>
      (await app.inject({ url: `/api/careers/${id}/resume`, headers })).statusCode
    const ready = async () => {
      server.wait(10_000)
      return (await app.inject('/api/ready')).statusCode
    }
    expect(await ready()).toBe(200)
    bucket.fail('busy')
    expect(await open()).toBe(503)
    expect(await ready()).toBe(503)
    const overview = await app.inject({ url: '/api/admin/dashboard', headers })
    expect(overview.json().data.fileTroubles).toEqual([{ reason: 'out of reach' }])
    bucket.fail('none')
    expect(await open()).toBe(200)
    expect(await ready()).toBe(200)
  })
})
