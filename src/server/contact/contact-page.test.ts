import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../app.ts'
import type { Website } from '../site/website.ts'
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
  const website: Website = {
    development: false,
    render: async () => ({ status: 200, head, html: '', data: {}, complete: true }),
    renderPrivatePage: () => Promise.reject(new Error('not used here')),
    renderFormAnswer: async (_form, answer) => ({ head, html: JSON.stringify(answer) }),
    assets: async () => ({ script: '/x.js', styles: ['/x.css'], fonts: [] }),
    register: async () => {},
    finish: async (_path, html) => html,
  }
  const head = { title: 'Contact Us', description: '' }

  async function post(fields: Record<string, string>, url = '/api/contact/submit') {
    const app = await createApp(server.context, website)
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    await app.close()
    return answer
  }

  test('is answered with a thank-you page', async () => {
    const answer = await post({ ...message, website: '' })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("style-src 'self'")
    expect(answer.body).toContain('Thank you for your message! We will get back to you soon.')
    expect(answer.body).not.toContain('<script')
    expect(await listed()).toMatchObject([message])
  })

  test('takes the longest message in any script', async () => {
    const longest = { name: '😀'.repeat(100), message: '😀'.repeat(5000) }
    expect((await post({ ...message, ...longest })).statusCode).toBe(201)
    expect(await listed()).toMatchObject([longest])
  })

  test('is shown again with its values and errors', async () => {
    const answer = await post({ ...message, name: ' ' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    for (const text of [missing, 'Name is required', message.message, message.phone]) {
      expect(answer.body).toContain(text)
    }
    expect(await listed()).toEqual([])
  })

  test('is not accepted by other calls', async () => {
    expect((await post({ ...message }, '/api/testimonials/submit')).statusCode).toBe(415)
  })
})
