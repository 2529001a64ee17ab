import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { emptyDetails } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import { applicationFields } from '../support/applications.ts'
import { contractCalls } from '../support/contract-calls.ts'
import { newInstallation, start } from '../support/installation.ts'
import { mailServer } from '../support/mail-server.ts'
import { signIn } from '../support/office-calls.ts'
import { referralFields } from '../support/referrals.ts'
import { administrator } from '../support/server.ts'

const mail = mailServer()

/** The product, the sample provider and what it claims. */
const notTheirs =
  /.{0,40}(poplar|tulip|\b555-\d{4}|hello@example\.org|murfreesboro|37130|preliminary accreditation|supportive living and personal).{0,40}/gi

const details = {
  ...emptyDetails,
  name: 'Oak House',
  tagline: 'Near you',
  phone: '(731) 200-1000',
  email: 'office@oak.example',
  address: { street: '1 Oak Road', city: 'Jackson', region: 'TN', postalCode: '38301' },
}
const phone = '(731) 200-2000'
const oneJob = { title: 'Cook', location: 'Jackson, TN', shiftsAvailable: ['morning'] }
const oneEvent = {
  title: 'Supper',
  description: 'All are welcome',
  startsAt: '2030-05-01T18:00:00Z',
}

test('without samples, no page, file, call or mail names the product or the sample provider', async () => {
  const { dir, ...env } = await newInstallation()
  const withMail = { SMTP_URL: mail.url(), MAIL_FROM: details.email, MAIL_TO: 'staff@oak.example' }
  const server = await start({ ...env, ...withMail, SAMPLE_CONTENT: 'off' })
  const office = await signIn(server.url, administrator)
  const found: Record<string, string[]> = {}
  const search = (where: string, text: string) => {
    const hits = text.replaceAll(dir, '').match(notTheirs)
    if (hits) found[where] = hits
  }
  const get = async (path: string, headers = {}) => {
    const response = await fetch(server.url + path, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    search(`headers of ${path}`, JSON.stringify([...response.headers]))
    search(path, bytes.toString())
    return bytes
  }

  await office.json('PUT', '/admin/site-details', details)
  const job = await office.json('POST', '/jobs/admin', { ...oneJob, status: 'published' })
  const event = await office.form('/events', { ...oneEvent, status: 'published' })
  const message = { name: 'Carol', email: 'carol@family.example' }
  await office.json('POST', '/contact/submit', { ...message, message: 'Hello' })
  await office.form('/careers/apply', { ...(await applicationFields(job.id)), phone })
  await office.form('/referrals/submit', {
    ...referralFields(),
    phone,
    guardian: '',
    coordinator: '',
  })

  const home = String(await get('/'))
  const sitemap = String(await get('/sitemap.xml'))
  const paths = [
    ...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
    ...[...home.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, path = '']) => path),
    ...['/robots.txt', '/site.webmanifest', '/api/docs', '/not-there', '/api/not-there'],
    ...['/admin', '/admin/dashboard', '/admin/link', '/admin/forgot', '/art/error-trail.svg'],
    `/api/events/public/${event.id}/calendar.ics`,
  ]
  // Code has the name of the sample provider, to recognize it.
  for (const path of new Set(paths.filter((each) => !/\.js$/.test(each)))) await get(path)
  for (const { call } of contractCalls) {
    if (call.method === 'GET' && !call.path.includes(':')) {
      await get(`/api${call.path}`, office.headers)
    }
  }
  const form = await fromBufferPromise(await get(referral.form.path))
  for await (const entry of form.eachEntry()) {
    const bytes = await buffer(await form.openReadStreamPromise(entry))
    search(`${referral.form.path} ${entry.fileName}`, String(bytes))
  }
  await expect.poll(() => mail.received.length).toBe(6)
  for (const { raw, text, headers } of mail.received) search(`mail ${headers.subject}`, raw + text)
  expect(found).toEqual({})
  expect(home).toContain('Oak House')
})
