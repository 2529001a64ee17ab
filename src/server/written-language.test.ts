import { beforeEach, describe, expect, test } from 'vitest'
import { appWithMail, message, office } from '../../tests/support/mail.ts'
import { formBody } from '../../tests/support/multipart.ts'
import { referralFields } from '../../tests/support/referrals.ts'

const setup = appWithMail()
const { server, smtp, sentTo, post, write, apply } = setup
const sender = message.email
let staff: { authorization: string }

beforeEach(async () => {
  const tables = ['applications', 'referrals', 'contact_messages', 'idempotency_keys'] as const
  for (const table of [...tables, 'testimonials'] as const) {
    await server.context.db.deleteFrom(table).execute()
  }
  staff = await server.signIn()
})

const read = async (path: string) =>
  (await setup.app.inject({ url: `/api/${path}`, headers: staff })).json()

async function refer(fields: object = {}) {
  const body = await formBody({ ...referralFields(), email: sender, ...fields })
  const url = '/api/referrals/submit'
  const { headers, payload } = body
  expect((await setup.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201)
}

const story = { name: 'Ana', review: 'Nos escuchan.', permission: true }
const tell = (fields: object) => post('/testimonials/submit', { ...story, ...fields })

const lists = {
  careers: { send: (fields: object) => apply(fields), list: 'careers' },
  messages: { send: (fields: object) => write(fields), list: 'contact' },
  referrals: { send: (fields: object) => refer(fields), list: 'referrals' },
}

describe.each(Object.entries(lists))('%s', (_name, { send, list }) => {
  test('keep the language they were written in, and are found by it', async () => {
    await send({ language: 'es' })
    await send({})
    const languages = async (query = '') =>
      (await read(`${list}?page=1${query}`)).data.map((row: { language: string }) => row.language)
    expect((await languages()).toSorted()).toEqual(['en', 'es'])
    expect(await languages('&language=es')).toEqual(['es'])
    expect(await languages('&language=en')).toEqual(['en'])
    const [{ id }] = (await read(`${list}?page=1&language=es`)).data
    expect((await read(`${list}/${id}`)).data.language).toBe('es')
  })

  test('get a receipt in that language, and the office one in English', async () => {
    await send({ language: 'es' })
    await setup.mail.wake()
    expect(sentTo(sender).text).toMatch(/^Hola:[\s\S]*Si usted no/)
    for (const address of office) expect(sentTo(address).text).toContain('Sign in to the office')
    smtp.reset()
    await send({})
    await setup.mail.wake()
    expect(sentTo(sender).text).toMatch(/^Hello,[\s\S]*If you didn’t/)
  })
})

test('a story keeps its language, also when it is edited', async () => {
  await tell({ language: 'es' })
  await tell({})
  const { data } = await read('testimonials/admin/all')
  expect(data.map((row: { language: string }) => row.language).toSorted()).toEqual(['en', 'es'])
  const { id } = data.find((row: { language: string }) => row.language === 'es')
  const url = `/api/testimonials/admin/${id}`
  const body = { name: 'Ana', review: 'Nos escuchan siempre.' }
  const edited = await setup.app.inject({ method: 'PATCH', url, headers: staff, body })
  expect(edited.json().data).toMatchObject({ ...body, language: 'es' })
})

test('a language that the site does not have is refused', async () => {
  expect((await post('/contact/submit', { ...message, language: 'fr' })).statusCode).toBe(400)
})

test('private links open the page in the language of the application', async () => {
  const { id } = await apply({ language: 'es' })
  await setup.mail.wake()
  expect(sentTo(sender).text).toMatch(/https:\/\/poplar\.example\/es\/application\/[\w-]{43}\r?\n/)
  smtp.reset()
  const make = (body: object) =>
    setup.app.inject({
      method: 'POST',
      url: `/api/careers/${id}/private-links`,
      headers: staff,
      body,
    })
  await make({ way: 'mail' })
  await setup.mail.wake()
  expect(sentTo(sender).headers.subject).toBe('Su enlace privado')
  const { address } = (await make({ way: 'copy' })).json().data
  expect(address).toMatch(/\/es\/application\/[\w-]{43}$/)
})
