import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { findApplication } from '#server/hiring/application-data/applications.queries.ts'
import type { App } from '#server/platform/http/routes.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'

const server = testApp()
const guess = `${'0'.repeat(48)}.pdf`
const browser = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }
let app: App
let id: string
let filename: string

beforeAll(async () => {
  app = await createApp(server.context, testWebsite())
  id = await addApplication(server.context)
  filename = (await findApplication(server.context.db, id))?.resume?.filename ?? ''
})
afterAll(() => app.close())

const open = (url: string, headers: Record<string, string>) => app.inject({ url, headers })

async function signIn() {
  const { headers } = await app.inject({ method: 'POST', url: '/api/auth/login', body: testUser })
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}

test('a person who is not signed in gets a page with a link to the applicant', async () => {
  const response = await open(`/uploads/resumes/${filename}`, browser)
  expect(response.statusCode).toBe(401)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(response.headers['content-security-policy']).toContain("style-src 'self'")
  expect(response.body).toContain('Please sign in to open this file')
  expect(response.body).toContain(
    'You are not signed in, or your session has ended. After you sign in, the office shows the applicant this file belongs to.',
  )
  expect(response.body).toContain('href="/office.css"')
  expect(response.body).not.toMatch(/style=|<style|<script/)
  expect(response.body).toContain(
    `<a href="/admin/dashboard?section=applicants&amp;file=${filename}">Sign in</a>`,
  )
  const download = await open(`/api/careers/${id}/resume`, browser)
  expect(download.body).toContain(`href="/admin/dashboard?section=applicants&amp;id=${id}"`)
})

test('the page does not reveal whether the file exists', async () => {
  const real = await open(`/uploads/resumes/${filename}`, browser)
  const guessed = await open(`/uploads/resumes/${guess}`, browser)
  expect(guessed.statusCode).toBe(real.statusCode)
  expect(guessed.body.replaceAll(guess, '')).toBe(real.body.replaceAll(filename, ''))
})

test.each(['guess.pdf', '"><script>', 'x'.repeat(48)])(
  'a name that no file has leads to Applicants: %s',
  async (name) => {
    const { body } = await open(`/uploads/documents/${encodeURIComponent(name)}`, browser)
    expect(body).toContain('href="/admin/dashboard?section=applicants"')
  },
)

test('a missing file gets a page too', async () => {
  const response = await open(`/uploads/resumes/${guess}`, { ...browser, ...(await signIn()) })
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('This file was not found')
  expect(response.body).toContain('It may have been deleted together with its applicant.')
  expect(response.body).toContain(
    '<a href="/admin/dashboard?section=applicants">Go to Applicants</a>',
  )
})

test('the pages about a file of a referral lead to Referrals', async () => {
  const url = `/uploads/referrals/${guess}`
  const out = await open(url, browser)
  expect(out.statusCode).toBe(401)
  expect(out.body).toContain('After you sign in, the office shows Referrals.')
  expect(out.body).toContain('<a href="/admin/dashboard?section=referrals">Sign in</a>')
  const missing = await open(url, { ...browser, ...(await signIn()) })
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toContain('It may have been deleted together with its referral.')
  expect(missing.body).toContain('<a href="/admin/dashboard?section=referrals">Go to Referrals</a>')
})

test('a file that cannot be read says why, and leads to Applicants', async () => {
  const read = vi.spyOn(server.context.documents, 'read')
  read.mockRejectedValueOnce(Object.assign(new Error('broken'), { code: 'EIO' }))
  const url = `/uploads/resumes/${filename}`
  const response = await open(url, { ...browser, ...(await signIn()) })
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('<h1>This file cannot be shown</h1>')
  expect(response.body).toContain('The service is busy. Please try again in a moment.')
  expect(response.body).toContain('Go to Applicants')
})

test('someone whose role does not include documents gets a page that says so', async () => {
  const { headers } = await server.signInAs('reader')
  for (const name of [filename, guess]) {
    const response = await open(`/uploads/resumes/${name}`, { ...browser, ...headers })
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('You may not open this file')
    expect(response.body).toContain('Your role does not allow this. Please ask an owner.')
    expect(response.body).toContain('<a href="/admin/dashboard">Go to the office</a>')
  }
})

test.each([
  ['asks for JSON', { accept: 'application/json' }],
  ['says nothing', {}],
  ['fetches', { accept: 'text/html', 'sec-fetch-dest': 'empty' }],
])('a program that %s gets JSON', async (_, headers: Record<string, string>) => {
  const response = await open(`/uploads/resumes/${filename}`, headers)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ success: false, code: 'sign_in_needed' })
})

test('an older browser, which sends only an Accept header, gets the page', async () => {
  const { body } = await open(`/uploads/resumes/${filename}`, { accept: 'text/html' })
  expect(body).toContain('Please sign in to open this file')
})

test('the office finds the applicant of a file', async () => {
  const headers = await server.signIn()
  const find = (name: string) => open(`/api/careers/by-file/${name}`, headers)
  expect((await find(filename)).json()).toEqual({ success: true, data: { id } })
  expect((await find(guess)).statusCode).toBe(404)
  expect((await find('x')).statusCode).toBe(404)
  expect((await open(`/api/careers/by-file/${filename}`, {})).statusCode).toBe(401)
})
