import { beforeEach, describe, expect, test } from 'vitest'
import { seconds } from '#server/platform/time.ts'
import { writeSpanish } from '#server/records/versions/translations.queries.ts'
import { addJob } from '../../tests/support/applications.ts'
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

describe('an application in Spanish names the job in Spanish', () => {
  const spanishTitle = 'Apoyo de noche'

  async function applyInSpanish() {
    const { db } = server.context
    const { id: jobId } = await addJob(db, { title: 'Night Owl Support' })
    const texts = { title: { en: 'Night Owl Support', es: spanishTitle } }
    await writeSpanish(db, 'job', jobId, JSON.stringify(texts))
    return { jobId, ...(await apply({ jobId, language: 'es' })) }
  }
  const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
    setup.app.inject({ method, url: `/api/careers/${path}`, headers: staff, body })

  test('in its receipt, in mails with links, and to staff who write', async () => {
    const { id } = await applyInSpanish()
    await setup.mail.wake()
    expect(sentTo(sender).text).toContain(spanishTitle)
    expect(sentTo(sender).text).not.toContain('Night Owl Support')
    for (const address of office) expect(sentTo(address).text).toContain('Night Owl Support')
    smtp.reset()
    await send('POST', `${id}/private-links`, { way: 'mail' })
    await setup.mail.wake()
    expect(sentTo(sender).text).toContain(spanishTitle)
    const shown = { position: 'Night Owl Support', spanishPosition: spanishTitle }
    expect((await read(`careers/${id}`)).data).toMatchObject(shown)
    expect((await read('careers?page=1')).data).toMatchObject([shown])
  })

  test('in a message to several, with the day of the interview in Spanish', async () => {
    const { id } = await applyInSpanish()
    await setup.mail.wake()
    smtp.reset()
    const { updatedAt } = (await read(`careers/${id}`)).data
    await send('PATCH', 'bulk', {
      applications: [
        {
          ...{ id, updatedAt, status: 'interview_scheduled' },
          ...{ interviewAt: '2026-11-20T16:00:00Z', interviewPlace: 'Sala 2' },
        },
      ],
      message: { subject: '{job}', text: 'Venga el {interview}.', language: 'es' },
    })
    server.wait(60 * seconds)
    await setup.mail.wake()
    expect(sentTo(sender).headers.subject).toBe(spanishTitle)
    expect(sentTo(sender).text).toMatch(/Venga el viernes, 20 de noviembre de 2026, /)
  })

  test('unless the title was another one when the Spanish was written', async () => {
    const { id, jobId } = await applyInSpanish()
    const other = { title: { en: 'Night Support', es: spanishTitle } }
    await writeSpanish(server.context.db, 'job', jobId, JSON.stringify(other))
    expect((await read(`careers/${id}`)).data.spanishPosition).toBeUndefined()
  })
})
