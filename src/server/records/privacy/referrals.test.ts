import { expect, test } from 'vitest'
import { formBody } from '../../../../tests/support/multipart.ts'
import { entriesIn, privacyApi, toCounts } from '../../../../tests/support/privacy.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const office = privacyApi()
const { server, post, find } = office
const marcy = { email: 'marcy@example.org', phone: '' }

async function refer() {
  await server.context.db.deleteFrom('referrals').execute()
  const body = await formBody(referralFields())
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
}

test('a referral is found by who sent it', async () => {
  await refer()
  const found = await find({ email: 'Marcy@Example.org' })
  expect(toCounts(found)).toEqual({ Referrals: 1 })
  const [record] = found.kinds[0]?.records ?? []
  expect(record?.title).toMatch(/^Referral R-\w{4}-\w{4} of Leon Whitfield$/)
  expect(record?.details).toEqual([
    { label: 'Referred by', text: 'Marcy Dunn' },
    { label: 'Organization', text: 'Cumberland Health Plan' },
    { label: 'Role', text: 'Support coordinator' },
    { label: 'Email', text: 'marcy@example.org' },
    { label: 'Phone', text: '(615) 555-0163' },
    { label: 'Person', text: 'Leon Whitfield' },
    { label: 'Birth year', text: '1994' },
    { label: 'County', text: 'Rutherford' },
    { label: 'Program', text: 'supported-living' },
    { label: 'Guardian or conservator', text: 'Ada Whitfield, (615) 555-0164' },
    { label: 'Language', text: 'English' },
    { label: 'Program that pays', text: 'ECF CHOICES (Employment and Community First CHOICES)' },
    { label: 'Health plan', text: 'Volunteer Care' },
    { label: 'Support coordinator', text: 'Nina Bell, (615) 555-0168' },
    { label: 'Language of the person', text: 'Spanish' },
    { label: 'Interpreter', text: 'Needed' },
    { label: 'How the person communicates', text: 'A tablet with pictures' },
    { label: 'Asked for', text: '' },
    { label: 'Stage', text: 'received' },
    { label: 'Reason', text: '' },
    { label: 'Next step', text: '' },
    { label: 'Private links', text: expect.stringMatching(/^made .*, expires /) },
  ])
})

test('the export has its needs and files as they were sent', async () => {
  await refer()
  const archive = (await post('/export', marcy)).rawPayload
  const entries = await entriesIn(archive)
  expect(String(entries.get('documents/2-needs.txt'))).toBe('Uses a wheelchair and likes to cook.')
  expect(String(entries.get('documents/1-referral.pdf'))).toContain('%PDF')
  expect(String(entries.get('everything.txt'))).toContain('Leon Whitfield')
})

test('erasing deletes it with everything that is sealed', async () => {
  await refer()
  const before = (await server.context.documents.list()).length
  const { erased } = (await post('/erase', marcy)).json().data
  expect(erased).toEqual([
    { label: 'Referrals', count: 1 },
    { label: 'Documents', count: 2 },
  ])
  expect((await server.context.documents.list()).length).toBe(before - 2)
  expect(await server.context.db.selectFrom('referrals').selectAll().execute()).toEqual([])
})
