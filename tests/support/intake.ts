import { beforeEach } from 'vitest'
import { findApplication } from '#server/hiring/application-data/applications.queries.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { addJob, applicationFields } from './applications.ts'
import { formBody } from './multipart.ts'
import { testApp } from './test-app.ts'

export type Fields = Record<string, string | File | undefined>

/** An app with one published job and no applications before each test. */
export function intakeApp() {
  const server = testApp()
  let jobId: string

  beforeEach(async () => {
    const { db } = server.context
    await db.deleteFrom('applications').execute()
    await db.deleteFrom('idempotency_keys').execute()
    await sweepDocuments(server.context, new Date(Date.now() + 7_200_000))
    jobId = (await addJob(db)).id
  })

  async function apply(changes: Fields = {}, headers: Record<string, string> = {}) {
    const fields: Fields = { ...(await applicationFields(jobId)), ...changes }
    const sent = Object.entries(fields).filter((entry): entry is [string, string | File] =>
      Boolean(entry[1] !== undefined),
    )
    const body = await formBody(Object.fromEntries(sent))
    return server.app.inject({
      method: 'POST',
      url: '/api/careers/apply',
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    })
  }

  async function stored(id: string) {
    const application = await findApplication(server.context.db, id)
    if (!application) throw new Error('The application does not exist.')
    return application
  }

  /** How many applications and files are stored. */
  async function countStored() {
    const rows = await server.context.db.selectFrom('applications').select('id').execute()
    return { applications: rows.length, files: (await server.context.documents.list()).length }
  }

  return {
    server,
    get jobId() {
      return jobId
    },
    apply,
    stored,
    countStored,
  }
}
