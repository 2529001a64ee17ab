import { expect, test } from 'vitest'
import { contentMessages } from '#contract/platform/files.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { docFile, pdfFile, zipFile } from '../../../../tests/support/documents.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const office = officeApi('applications', 'referrals', 'idempotency_keys')
const { server } = office

/** A Word document with one part more. */
const word = (name: string, content: string) =>
  zipFile('resume.docx', [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    { name, content },
  ])

const template = () =>
  word(
    'word/_rels/settings.xml.rels',
    '<Relationships><Relationship Type="http://schemas.example.org/attachedTemplate" TargetMode="External"/></Relationships>',
  )

const refer = async (file_0: File) => {
  const body = await formBody({ ...referralFields(), file_0 })
  return server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
}

const script = '1 0 obj<</OpenAction<</S/JavaScript/JS(1)>>>>endobj'

test.each([
  ['macros', () => docFile('resume.doc', ['WordDocument', '_vba_project'])],
  ['embedded', () => word('word/media/a.png', 'MZ\x00')],
  ['dde', () => word('word/a.xml', '<w:fldSimple w:instr="DDE excel"/>')],
  ['script', () => new File([`%PDF-1.7\n${script}\n%%EOF`], 'plan.pdf')],
] as const)(
  'a document is refused for %s, and its sender hears what to do',
  async (reason, make) => {
    const id = await addApplication(server.context)
    const before = await server.context.documents.list()
    const message = contentMessages[reason]
    expect(message).toContain('Save it as PDF and try again')
    const added = await office.sendForm('POST', `/api/careers/${id}/documents`, { resume: make() })
    expect(added.statusCode).toBe(415)
    expect(added.json()).toMatchObject({ message, fields: { resume: message } })
    const referred = await refer(make())
    expect(referred.statusCode).toBe(415)
    expect(referred.json()).toMatchObject({ message, fields: { files: message } })
    expect(await server.context.documents.list()).toEqual(before)
  },
)

test('staff are told of a template or a picture from elsewhere', async () => {
  const id = await addApplication(server.context)
  const opened = async () => (await office.send('GET', `/api/careers/${id}`)).json().data
  expect((await opened()).resume).toMatchObject({ loadsExternal: false })
  await office.sendForm('POST', `/api/careers/${id}/documents`, { resume: template() })
  expect((await opened()).resume).toMatchObject({ loadsExternal: true })
  await office.sendForm('POST', `/api/careers/${id}/documents`, { resume: pdfFile('new.pdf') })
  expect((await opened()).earlierResumes).toMatchObject([
    { loadsExternal: false },
    { loadsExternal: true },
  ])

  expect((await refer(template())).statusCode).toBe(201)
  const [listed] = (await office.send('GET', '/api/referrals')).json().data
  const referral = (await office.send('GET', `/api/referrals/${listed.id}`)).json().data
  expect(referral.files).toMatchObject([{ loadsExternal: true }])
})
