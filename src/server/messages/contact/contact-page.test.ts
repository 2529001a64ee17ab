import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { listMessages } from './contact.queries.ts'

const server = testApp()
const message = {
  name: 'Carol Ann Meeks',
  phone: '(615) 555-0148',
  email: 'cameeks@example.org',
  message: 'Can we come and see a home?',
}
const missing = 'Please fill in all required fields (Name and Message)'

beforeEach(async () => {
  await server.context.db.deleteFrom('contact_messages').execute()
})

const listed = () => listMessages(server.context.db)

describe('the contact form without JavaScript', () => {
  const head = { title: 'Contact Us', description: '' }
  const website = testWebsite({
    renderFormResult: async (form, result) => ({ head, html: JSON.stringify({ form, result }) }),
  })

  async function post(fields: Record<string, string>, url = '/api/contact/submit') {
    const app = await createApp(server.context, website)
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    await app.close()
    return response
  }

  test('gets a thank-you page', async () => {
    const response = await post({ ...message, website: '' })
    expect(response.statusCode).toBe(201)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['content-security-policy']).toContain("style-src 'self'")
    expect(response.body).toContain('Thank you for your message! We will get back to you soon.')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toContain('"form":"message"')
    expect(response.body).toContain('"sent":true')
    expect(response.body).toContain('href="/site.css"')
    expect(response.body).not.toContain('<script')
    expect(await listed()).toMatchObject([message])
  })

  test('takes the longest message in any script', async () => {
    const longest = { name: '😀'.repeat(100), message: '😀'.repeat(5000) }
    expect((await post({ ...message, ...longest })).statusCode).toBe(201)
    expect(await listed()).toMatchObject([longest])
  })

  test('is shown again with its values and errors', async () => {
    const response = await post({ ...message, name: ' ' })
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toContain('text/html')
    for (const text of [missing, 'Name is required', message.message, message.phone]) {
      expect(response.body).toContain(text)
    }
    expect(response.body).toContain('"sent":false')
    expect(await listed()).toEqual([])
  })

  test('gets the same response as a program when the server itself has failed', async () => {
    const { db } = server.context
    await db.schema.alterTable('contact_messages').renameTo('messages_away').execute()
    onTestFinished(() =>
      db.schema.alterTable('messages_away').renameTo('contact_messages').execute(),
    )
    const response = await post(message)
    expect(response.statusCode).toBe(500)
    expect(response.json().success).toBe(false)
  })

  test('is not accepted by other calls', async () => {
    expect((await post({ ...message }, '/api/testimonials/submit')).statusCode).toBe(415)
  })
})
