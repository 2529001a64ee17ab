import { expect, test } from 'vitest'
import { listApplicationFiles } from '#server/hiring/application-data/application-files.queries.ts'
import { listReferralFiles } from '#server/referrals/referrals/referrals.queries.ts'
import { linesAfter } from '../../../../tests/support/audit-lines.ts'
import { createSender } from '../../../../tests/support/send-example.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()

/** Every route that sends a file of a person: the kind of the file, and the line of the audit log. */
const fileRoutes: Record<string, { kind: string; line: string }> = {
  'GET /api/careers/:id/documents/:documentId': {
    kind: 'identification',
    line: 'identification document: downloaded',
  },
  'GET /api/careers/:id/resume': { kind: 'resume', line: 'resume: downloaded' },
  'GET /uploads/documents/:filename': {
    kind: 'identification',
    line: 'identification document: opened',
  },
  'GET /uploads/referrals/:filename': { kind: 'referral', line: 'referral file: opened' },
  'GET /uploads/resumes/:filename': { kind: 'resume', line: 'resume: opened' },
}

test('every file that is opened leaves a line of the audit log', async () => {
  const routes = [...server.app.accessTable].filter(
    ([name, access]) =>
      access.endsWith('file') &&
      !name.startsWith('HEAD ') &&
      // Needs a Word document, see application-files.test.ts.
      !name.endsWith('/resume/text'),
  )
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(fileRoutes))

  const { db } = server.context
  const sender = await createSender(server)
  const newId = async (name: string) => (await sender.makeExample(name)).params?.id ?? ''
  const id = await newId('GET /careers/:id')
  const files = [
    ...(await listApplicationFiles(db, [id])),
    ...(await listReferralFiles(db, await newId('GET /referrals/:id'))),
  ]
  const headers = await server.signIn()
  for (const [name, { kind, line }] of Object.entries(fileRoutes)) {
    const file = files.find((each) => each.kind === kind)
    const url = name
      .replace('GET ', '')
      .replace(':id', id)
      .replace(':documentId', file?.id ?? '')
      .replace(':filename', file?.stored_name ?? '')
    expect(await linesAfter(db, () => server.app.inject({ url, headers })), name).toEqual([line])
  }
})
