import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Website } from '#server/platform/website.ts'
import { docxFile, pdfFile, pngFile } from '../../../../tests/support/documents.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const office = officeApi('referrals', 'idempotency_keys', 'removed_files')
const { server } = office
const address = '/api/referrals/submit'

type Fields = Record<string, string | File>

async function refer(changes: Fields = {}, headers: Record<string, string> = {}) {
  const body = await formBody({ ...referralFields(), ...changes })
  return server.app.inject({
    method: 'POST',
    url: address,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  })
}

const rows = () => server.context.db.selectFrom('referrals').selectAll().execute()
const stored = async () => ({
  referrals: (await rows()).length,
  files: (await server.context.documents.list()).length,
})

beforeEach(async () => {
  const { documents } = server.context
  for (const name of await documents.list()) await documents.remove(name)
})

test('someone who asks for help in Easy Read becomes a referral that is marked', async () => {
  const leon = { name: 'Leon', phone: '(615) 555-0163', county: 'Knox', needs: 'Cooking' }
  const post = async (fields: Fields) => {
    const body = await formBody(fields)
    return server.app.inject({ method: 'POST', url: '/api/referrals/easy', ...body })
  }
  const refused = await post({ ...leon, county: '' })
  expect(refused.json().fields).toEqual({
    county: 'Please choose where you live.',
    consent: 'Please say yes, or call us.',
  })
  await post({ ...leon, helper: 'Ada', consent: 'true' })
  expect(await rows()).toMatchObject([
    { name: 'Leon', person_name: 'Leon', role: 'Helped by Ada', email: '', easy_read: 1 },
  ])
  // What they need is sealed.
  expect(await stored()).toEqual({ referrals: 1, files: 1 })
})

describe('a referral', () => {
  test('is stored with its file, and the sender is told its number', async () => {
    const response = await refer({ file_1: await docxFile('letter.docx'), file_2: await pngFile() })
    expect(response.statusCode).toBe(201)
    const { reference, link } = response.json().data
    expect(link).toMatch(/^http.*\/referral\/status\/[\w-]{43}$/)
    expect(reference).toMatch(/^R-[A-Z\d]{4}-[A-Z\d]{4}$/)
    expect(await rows()).toMatchObject([
      {
        reference,
        name: 'Marcy Dunn',
        email: 'marcy@example.org',
        person_name: 'Leon Whitfield',
        birth_year: 1994,
        county: 'Rutherford',
        program: 'supported-living',
        payer: 'ecf-choices',
        health_plan: 'Volunteer Care',
        coordinator: 'Nina Bell, (615) 555-0168',
        spoken_language: 'Spanish',
        needs_interpreter: 1,
        communication: 'A tablet with pictures',
        stage: 'received',
        is_read: 0,
        contacted_at: null,
      },
    ])
    // Three files and what the person needs.
    expect(await stored()).toEqual({ referrals: 1, files: 4 })
  })

  test('has its needs and files nowhere in readable form', async () => {
    await refer({ file_0: new File(['%PDF-1.4\nwheelchair\n%%EOF\n'], 'plan.pdf') })
    expect(JSON.stringify(await rows())).not.toContain('wheelchair')
    const dir = join(server.context.settings.dataDir, 'documents')
    for (const name of await readdir(dir)) {
      expect(String(await readFile(join(dir, name)))).not.toContain('wheelchair')
    }
  })

  test('needs only the sender, the person, the county and the consent', async () => {
    const { name, phone, personName, county, consent } = referralFields()
    const body = await formBody({ name, phone, personName, county, consent })
    const response = await server.app.inject({ method: 'POST', url: address, ...body })
    expect(response.statusCode).toBe(201)
    expect(await rows()).toMatchObject([
      { program: '', birth_year: null, guardian: '', email: '', payer: '', needs_interpreter: 0 },
    ])
    expect(await stored()).toEqual({ referrals: 1, files: 0 })
  })

  test('with errors names every field, and keeps no file', async () => {
    const response = await refer({
      name: '',
      email: 'nobody',
      phone: '615-555',
      birthYear: '94',
      county: 'Cook',
      consent: 'false',
    })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields).sort()).toEqual([
      'birthYear',
      'consent',
      'county',
      'email',
      'name',
      'phone',
    ])
    expect(await stored()).toEqual({ referrals: 0, files: 0 })
  })
})

describe('a file that is no document', () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024)])

  test.each<[string, Fields, number]>([
    ['a program', { file_0: new File(['MZ'], 'plan.exe') }, 415],
    ['a program with the name of a PDF', { file_0: new File(['MZ'], 'plan.pdf') }, 415],
    ['a web page', { file_0: new File(['<script>alert(1)</script>'], 'plan.html') }, 415],
    ['plain text', { file_0: new File(['hello'], 'plan.txt') }, 415],
    ['a file of more than 5 MB', { file_0: new File([large], 'plan.pdf') }, 413],
  ])('is refused: %s', async (_, changes, status) => {
    const response = await refer(changes)
    expect(response.statusCode).toBe(status)
    expect(response.json().fields).toHaveProperty('files')
    expect(await stored()).toEqual({ referrals: 0, files: 0 })
  })

  test('is refused when it is the fourth', async () => {
    const more = { file_1: pdfFile(), file_2: pdfFile(), file_3: pdfFile() }
    const response = await refer(more)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ files: 'You can add up to 3 files' })
    expect(await stored()).toEqual({ referrals: 0, files: 0 })
  })
})

describe('a retry', () => {
  const numberIn = (response: Awaited<ReturnType<typeof refer>>) => response.json().data.reference

  test('with the same key gets the same number, and is stored once', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-browser' }
    const first = await refer({}, key)
    const second = await refer({}, key)
    expect(numberIn(second)).toBe(numberIn(first))
    expect(await stored()).toEqual({ referrals: 1, files: 2 })
  })

  test('without a key is recognized by its content', async () => {
    const first = await refer()
    expect(numberIn(await refer())).toBe(numberIn(first))
    expect(numberIn(await refer({ needs: 'Something else' }))).not.toBe(numberIn(first))
    expect((await rows()).length).toBe(2)
  })

  test('with the same key and another content is refused', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-browser' }
    await refer({}, key)
    expect((await refer({ needs: 'Something else' }, key)).statusCode).toBe(422)
    expect(await stored()).toEqual({ referrals: 1, files: 2 })
  })
})

describe('a browser without JavaScript', () => {
  const head = { title: 'Refer someone', description: '' }
  const website: Website = {
    development: false,
    render: async () => ({ status: 200, head, html: '', data: {}, complete: true }),
    renderPrivatePage: () => Promise.reject(new Error('not used here')),
    renderFormResult: async (form, result) => ({ head, html: JSON.stringify({ form, result }) }),
    ownTexts: async () => ({ ui: {}, assistant: {} }),
    assets: async () => ({ script: '/x.js', modules: [], styles: ['/x.css'], fonts: [] }),
    register: async () => {},
    finish: async (_path, html) => html,
  }

  async function post(changes: Fields) {
    const app = await createApp(server.context, website)
    const { payload, headers } = await formBody({ ...referralFields(), ...changes })
    const response = await app.inject({
      method: 'POST',
      url: address,
      payload,
      headers: { ...headers, accept: 'text/html,application/xhtml+xml' },
    })
    await app.close()
    return response
  }

  test('gets a page with the number', async () => {
    const response = await post({})
    expect(response.statusCode).toBe(201)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    const [row] = await rows()
    expect(response.body).toContain(row?.reference)
    expect(response.body).toMatch(/\/referral\/status\/[\w-]{43}"/)
    expect(response.body).not.toContain('<script')
  })

  test('gets the form again with what was typed, and with what is wrong', async () => {
    const response = await post({ email: 'nobody' })
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('Please enter a valid email address')
    expect(response.body).toContain('Uses a wheelchair and likes to cook.')
  })
})
