import { builtInLook } from '#contract/website/look/brand.ts'
import { applicationFields } from './applications.ts'
import { logoFile, pictureFile } from './pictures.ts'
import { referralFields } from './referrals.ts'
import { aboutTexts } from './texts.ts'

/** Text with characters that are easily damaged: quotes, emoji, line breaks and wildcards. */
const specialText = `Zoë "O'Neil" \\ 👩🏽‍🦽 one\ntwo\r\nthree\u2028four\u2029five\tsix {"a":1} %_ ;-- end`

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Creates records of every kind through the API of a running server. */
export async function fillOffice(url: string, login: { email: string; password: string }) {
  const office = await signIn(url, login)
  await fetch(`${url}/api/auth/login`, json('POST', { ...login, password: 'not the right one' }))
  for (const width of [300, 500]) {
    const image = await pictureFile({ width })
    await office.form('/hero', { title: 'A good life', subtitle: specialText, image })
    await office.form('/events', { title: 'Garden Day', description: specialText, image })
    await office.form('/team', { name: 'Jo', position: 'Nurse', comment: specialText, image })
  }
  const image = await pictureFile({ width: 700 })
  const gone = await office.form('/events', { title: 'Deleted', description: 'x', image })
  await office.json('DELETE', `/events/${gone.id}`)
  const { picture } = await office.form('/admin/look/pictures', { use: 'logo', image: logoFile() })
  const kitchen = await office.form('/admin/site-texts/pictures', {
    image: await pictureFile({ width: 400 }),
  })
  await office.json('PUT', '/admin/site-texts', {
    ...aboutTexts,
    texts: {
      ...aboutTexts.texts,
      lead: specialText,
      picture: { ...kitchen, description: 'A kitchen' },
    },
  })
  await office.json('PUT', '/admin/look', { ...builtInLook, main: '#1d4ed8', logo: picture.id })
  const posted = { location: 'Smyrna, TN', shiftsAvailable: ['overnight'], status: 'published' }
  const job = await office.json('POST', '/jobs/admin', { ...posted, title: 'Job coach 👋' })
  const closed = await office.json('POST', '/jobs/admin', { ...posted, title: 'Closed' })
  await office.json('DELETE', `/jobs/admin/${closed.id}`)
  const story = await office.json('POST', '/testimonials/admin', { name: 'Ruth', review: 'First' })
  const told = { name: 'Ruth', review: specialText }
  await office.json('PATCH', `/testimonials/admin/${story.id}`, told)
  await office.json('POST', '/contact/submit', { name: 'Carol', message: specialText })

  await office.form('/referrals/submit', { ...referralFields(), needs: specialText })

  const apply = async (changes: Record<string, string>): Promise<string> => {
    const sent = await office.form('/careers/apply', {
      ...(await applicationFields(job.id)),
      ...changes,
    })
    return sent.id
  }
  const applications = [
    await apply({ lastName: 'Ó "Néill" 👩🏽‍🦽\u2028x', email: 'first@example.org' }),
    await apply({ email: 'second@example.org' }),
  ]
  const note = (id: string) =>
    office.json('PUT', `/careers/${id}/status`, { status: 'shortlisted', notes: specialText })
  const remove = (id: string) => office.json('DELETE', `/careers/${id}`)
  await note(applications[0] ?? '')
  await remove(await apply({ email: 'third@example.org' }))
  return { ...office, applications, apply, note, remove }
}

/** Calls of a signed-in administrator, each of which must succeed. */
export async function signIn(url: string, login: { email: string; password: string }) {
  const response = await fetch(`${url}/api/auth/login`, json('POST', login))
  const headers = { authorization: `Bearer ${(await response.json()).token}` }
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...init.headers, ...headers },
    })
    if (!response.ok)
      throw new Error(`${path} responds with ${response.status} ${await response.text()}`)
    return (await response.json()).data
  }
  return {
    headers,
    json: (method: Method, path: string, body?: object) => send(path, json(method, body)),
    form: (path: string, fields: Record<string, string | File>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return send(path, { method: 'POST', body })
    },
  }
}

const json = (method: Method, body?: object): RequestInit =>
  body
    ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method }
