import { buffer } from 'node:stream/consumers'
import { beforeEach } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { FoundData, Person } from '#contract/records/privacy.ts'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { addApplication } from './applications.ts'
import { officeApi } from './office-api.ts'

/** Tasha, who wrote her email and phone in different ways. */
export const tasha = { email: 'tasha@example.org', phone: '(615) 555-0177' }
const sam = { email: 'sam@example.org', phone: '(615) 555-0148' }

/** An office in which Tasha has applied and written, and Sam has written. */
export function privacyApi() {
  const office = officeApi(
    'applications',
    'contact_messages',
    'idempotency_keys',
    'mail_outbox',
    'mail_receipts',
    'privacy_holds',
  )
  const { server } = office
  let application = ''
  let message = ''

  const write = (from: Person, words: string) => {
    server.wait(1000)
    const sent = { ...from, name: 'Quillfeather', message: words }
    return createMessage(server.context.db, sent, server.clock.at)
  }

  beforeEach(async () => {
    await sweepDocuments(server.context, new Date(Date.now() + 7_200_000))
    application = await addApplication(server.context, { ...tasha, firstName: 'Zebulon' })
    message = await write({ email: 'Tasha@Example.org', phone: '' }, 'My telling words')
    await write(sam, 'Hello from Sam')
  })

  const post = (path: string, body: object) =>
    office.send('POST', `/api/admin/privacy${path}`, body)

  const auditLog = () =>
    server.context.db
      .selectFrom('audit_log')
      .select(['id', 'action', 'object_kind', 'object_id'])
      .orderBy('object_kind')
      .orderBy('action')
      .execute()

  return {
    ...office,
    get application() {
      return application
    },
    get message() {
      return message
    },
    write,
    post,
    find: async (person: Partial<Person>): Promise<FoundData> =>
      (await post('/find', person)).json().data,
    /** The new lines of the audit log, by kind and action. */
    auditedBy: async (act: () => Promise<unknown>) => {
      const before = (await auditLog()).map(({ id }) => id)
      await act()
      const lines = (await auditLog()).filter(({ id }) => !before.includes(id))
      return lines.map(({ id, ...line }) => line)
    },
  }
}

/** How many records of each kind are found. */
export const toCounts = ({ kinds }: FoundData) =>
  Object.fromEntries(kinds.map(({ label, records }) => [label, records.length]))

/** The files in an archive. */
export async function entriesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return entries
}
