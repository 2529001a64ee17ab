import { builtInLook } from '#contract/website/look/brand.ts'
import { applicationFields } from './applications.ts'
import { json, signIn } from './office-calls.ts'
import { logoFile, pictureFile } from './pictures.ts'
import { referralFields } from './referrals.ts'
import { aboutTexts } from './texts.ts'

/** Text with characters that are easily damaged: quotes, emoji, line breaks and wildcards. */
const specialText = `Zoë "O'Neil" \\ 👩🏽‍🦽 one\ntwo\r\nthree\u2028four\u2029five\tsix {"a":1} %_ ;-- end`

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
