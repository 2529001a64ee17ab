import { beforeAll, beforeEach } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { findUserByEmail } from '#server/accounts/users/users.queries.ts'
import { addApplication } from './applications.ts'
import { formBody } from './multipart.ts'
import { pictureFile } from './pictures.ts'
import { openSession } from './sign-in.ts'
import { testApp } from './test-app.ts'
import { aboutTexts } from './texts.ts'

type Headers = { authorization: string }
type Version = { id?: string; updatedAt: string }
type Fields = Record<string, string | File>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const tom = { username: 'tom', email: 'tom@example.org', password: 'a long walk by the river' }
const job = { title: 'Cook', location: 'Murfreesboro, TN', shiftsAvailable: ['morning'] }
const member = { name: 'Ruth', position: 'Director', comment: 'Here to listen.' }
export const event = { title: 'Garden Day', description: 'Bring a hat.' }
const slide = { title: 'Welcome', subtitle: 'Come in.' }
const template = { kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Dear {name}' }
/** A color that is different for each text. */
const toColor = (text: string) => `#${Buffer.from(text.padEnd(3)).toString('hex').slice(-6)}`
export const quote = { name: 'Ann', review: 'Kind people.' }

/** Every kind of record that has versions, and two administrators, Maria and Tom, who edit them. */
export function versionedRecords() {
  const server = testApp()

  let maria: Headers
  let other: Headers
  let tomsId: string

  beforeAll(async () => {
    maria = await server.signIn()
    await send(maria, 'POST', '/admin/users', tom)
    tomsId = (await findUserByEmail(server.context.db, tom.email))?.id ?? ''
  })
  beforeEach(async () => {
    server.wait(60_000)
    maria = await server.signIn()
    // Not by the password, which takes time to check.
    other = (await openSession(server.context, tomsId)).headers
  })

  function send(headers: Headers, method: Method, url: string, body?: object) {
    server.wait(1000)
    return server.app.inject({ method, url: `/api${url}`, headers, ...(body && { body }) })
  }
  async function sendForm(headers: Headers, method: 'POST' | 'PUT', url: string, fields: Fields) {
    server.wait(1000)
    const { payload, headers: type } = await formBody(fields)
    return server.app.inject({
      method,
      url: `/api${url}`,
      payload,
      headers: { ...type, ...headers },
    })
  }

  /** How each kind of record is created, and how the office saves one of its texts. */
  const kinds: Record<
    string,
    {
      add: () => Promise<Version>
      save: (by: Headers, it: Version, text: string) => ReturnType<typeof send>
      shown: (text: string) => object
      /** The public call that returns it. */
      open?: string
    }
  > = {
    'hero slide': {
      add: async () => {
        const image = await pictureFile()
        return (await sendForm(maria, 'POST', '/hero', { ...slide, image })).json().data
      },
      save: (by, { id, updatedAt }, title) =>
        sendForm(by, 'PUT', `/hero/${id}`, { ...slide, title, updatedAt }),
      shown: (title) => ({ title }),
      open: '/hero',
    },
    event: {
      add: async () => (await sendForm(maria, 'POST', '/events', event)).json().data,
      save: (by, { id, updatedAt }, title) =>
        sendForm(by, 'PUT', `/events/${id}`, { ...event, title, updatedAt }),
      shown: (title) => ({ title }),
      open: '/events/public',
    },
    'team member': {
      add: async () => (await sendForm(maria, 'POST', '/team', member)).json().data,
      save: (by, { id, updatedAt }, name) =>
        sendForm(by, 'PUT', `/team/${id}`, { ...member, name, updatedAt }),
      shown: (name) => ({ name }),
      open: '/team',
    },
    testimonial: {
      add: async () => (await send(maria, 'POST', '/testimonials/admin', quote)).json().data,
      save: (by, { id, updatedAt }, review) =>
        send(by, 'PATCH', `/testimonials/admin/${id}`, { ...quote, review, updatedAt }),
      shown: (review) => ({ review }),
      open: '/testimonials',
    },
    'message template': {
      add: async () => (await send(maria, 'POST', '/templates', template)).json().data,
      save: (by, { id, updatedAt }, name) =>
        send(by, 'PUT', `/templates/${id}`, { ...template, name, updatedAt }),
      shown: (name) => ({ name }),
    },
    job: {
      add: async () =>
        (await send(maria, 'POST', '/jobs/admin', { ...job, status: 'published' })).json().data,
      save: (by, { id, updatedAt }, title) =>
        send(by, 'PUT', `/jobs/admin/${id}`, { ...job, status: 'published', title, updatedAt }),
      shown: (title) => ({ title }),
      open: '/jobs',
    },
    'site details': {
      add: async () =>
        (await send(maria, 'PUT', '/admin/site-details', builtInDetails)).json().data,
      save: (by, { updatedAt }, hours) =>
        send(by, 'PUT', '/admin/site-details', { ...builtInDetails, hours, updatedAt }),
      shown: (hours) => ({ hours }),
      open: '/site-details',
    },
    look: {
      add: async () => (await send(maria, 'PUT', '/admin/look', builtInLook)).json().data,
      save: (by, { updatedAt }, text) =>
        send(by, 'PUT', '/admin/look', { ...builtInLook, main: toColor(text), updatedAt }),
      shown: (text) => ({ main: toColor(text) }),
    },
    'site text': {
      add: async () => (await send(maria, 'PUT', '/admin/site-texts', aboutTexts)).json().data,
      save: (by, { updatedAt }, lead) =>
        send(by, 'PUT', '/admin/site-texts', {
          ...aboutTexts,
          texts: { ...aboutTexts.texts, lead },
          updatedAt,
        }),
      shown: (lead) => ({ texts: { ...aboutTexts.texts, lead } }),
    },
    notice: {
      add: async () => {
        const url = '/admin/notices/language-help'
        await send(maria, 'PUT', url, { text: 'Ask us.' })
        return (await send(maria, 'PATCH', url, { published: true })).json().data
      },
      save: (by, { id, updatedAt }, text) =>
        send(by, 'PUT', `/admin/notices/${id}`, { text, updatedAt }),
      shown: (text) => ({ text }),
      open: '/notices',
    },
    'notes of an applicant': {
      add: async () => {
        const id = await addApplication(server.context)
        return (await send(maria, 'GET', `/careers/${id}`)).json().data
      },
      save: (by, { id, updatedAt }, notes) =>
        send(by, 'PUT', `/careers/${id}/status`, { status: 'pending', notes, updatedAt }),
      shown: (notes) => ({ notes }),
    },
  }

  return {
    server,
    kinds,
    send,
    sendForm,
    get maria() {
      return maria
    },
    get tom() {
      return other
    },
  }
}
