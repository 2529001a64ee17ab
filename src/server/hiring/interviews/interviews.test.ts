import { expect, test } from 'vitest'
import type { Interview } from '#contract/hiring/interviews.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications')
const { server, send } = office

async function invite(firstName: string, interviewAt: string, status = 'interview_scheduled') {
  const id = await addApplication(server.context, { firstName, email: `${firstName}@example.org` })
  const body = { status, notes: '', interviewAt, interviewPlace: 'Room 2' }
  expect((await send('PUT', `/api/careers/${id}/status`, body)).statusCode).toBe(200)
  return id
}

const list = async (): Promise<{ interviews: Interview[]; officeHours: string }> =>
  (await send('GET', '/api/careers/interviews')).json().data

test('lists the interviews from today on, the earliest first, with who set the last time', async () => {
  const late = await invite('Late', '2026-11-20T16:00:00Z')
  // It is November 15 at the provider, and this was at 1 AM.
  await invite('Today', '2026-11-15T07:00:00Z')
  await invite('Yesterday', '2026-11-15T05:59:00Z')
  await invite('Done', '2026-11-21T16:00:00Z', 'interview_completed')
  await invite('Unknown', '')
  const { headers } = await server.signInAs('hiring')
  const body = { status: 'interview_scheduled', notes: '', interviewAt: '2026-11-21T16:00:00Z' }
  await server.app.inject({ method: 'PUT', url: `/api/careers/${late}/status`, headers, body })
  const { interviews, officeHours } = await list()
  expect(interviews.map(({ name, by }) => [name, by])).toEqual([
    ['Today Greene', 'maria'],
    ['Late Greene', 'hiring'],
  ])
  expect(interviews[1]).toMatchObject({
    id: late,
    interviewAt: '2026-11-21T16:00:00.000Z',
    interviewPlace: 'Room 2',
  })
  expect(officeHours).toBe('Monday to Friday, 9:00 AM to 5:00 PM')
})

test('one interview and all of them are calendar files, which take an hour', async () => {
  const id = await invite('Tasha', '2026-11-20T16:00:00Z')
  await invite('Sam', '2026-11-21T16:00:00Z')
  const one = await send('GET', `/api/careers/${id}/interview.ics`)
  expect(one.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(one.headers['cache-control']).toContain('no-store')
  const lines = one.body.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:interview-${id}@127.0.0.1`,
      'DTSTART:20261120T160000Z',
      'DTEND:20261120T170000Z',
      'SUMMARY:Interview: Tasha Greene',
      'LOCATION:Room 2',
      `URL:${server.context.settings.siteUrl}/admin/dashboard?section=applicants&id=${id}`,
    ]),
  )
  const all = await send('GET', '/api/careers/interviews.ics')
  expect(all.body.match(/^SUMMARY:.*(?=\r)/gm)).toEqual([
    'SUMMARY:Interview: Tasha Greene',
    'SUMMARY:Interview: Sam Greene',
  ])
  const none = await addApplication(server.context)
  expect((await send('GET', `/api/careers/${none}/interview.ics`)).statusCode).toBe(404)
})

test('applications are sorted by their interviews, and those without one come last', async () => {
  await invite('Second', '2026-11-21T16:00:00Z')
  await invite('None', '')
  await invite('First', '2026-11-20T16:00:00Z')
  const names = async (query: string) =>
    (await send('GET', `/api/careers?${query}`))
      .json()
      .data.map((each: { firstName: string }) => each.firstName)
  expect(await names('sort=interview')).toEqual(['First', 'Second', 'None'])
  expect(await names('sort=-interview')).toEqual(['Second', 'First', 'None'])
  // The last page is counted from the end.
  expect(await names('sort=interview&limit=1&page=3')).toEqual(['None'])
})
