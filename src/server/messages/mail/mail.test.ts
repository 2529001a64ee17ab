import { describe, expect, test } from 'vitest'
import { appWithMail, details, message, office } from '../../../../tests/support/mail.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const setup = appWithMail()
const { server, smtp, outbox, post, write, apply, recipients, sentTo } = setup

describe('what is sent', () => {
  test('an application sends a notice to everyone in the office and a receipt to the applicant', async () => {
    await apply()
    await setup.mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org', 'zq@example.net'])

    const notice = sentTo('office@example.org')
    expect(notice.headers).toMatchObject({
      from: expect.stringContaining('<web@poplar.example>'),
      to: 'office@example.org',
      'reply-to': 'hello@example.org',
      subject: 'New job application',
      'auto-submitted': 'auto-generated',
      date: 'Sun, 15 Nov 2026 12:00:00 +0000',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@poplar\.example>$/),
    })
    expect(notice.text).toContain('Night Owl Support')
    const address = 'https://poplar.example/admin/dashboard?section=applicants&id='
    expect(notice.text).toContain(address)
    expect(notice.text.split(address)[1]).toMatch(/^[0-9a-f-]{36}\r?\n/)

    const receipt = sentTo('zq@example.net')
    expect(receipt.headers).toMatchObject({
      to: 'zq@example.net',
      subject: 'We got your application',
      'auto-submitted': 'auto-replied',
      'content-type': 'text/plain; charset=utf-8',
    })
    for (const words of ['Night Owl Support', ...Object.values(details)]) {
      expect(receipt.text).toContain(words)
    }
    expect(await outbox()).toEqual([])
  })

  test('a message does the same, without a receipt when there is no email address', async () => {
    await write()
    await setup.mail.wake()
    expect(sentTo('office@example.org').headers.subject).toBe('New contact message')
    expect(sentTo('office@example.org').text).toMatch(/\?section=contact-us&id=[0-9a-f-]{36}\r?\n/)
    expect(sentTo('zq@example.net').headers.subject).toBe('We got your message')
    smtp.reset()
    await write({ email: '' })
    await setup.mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org'])
  })

  test('a referral sends both with its number and nothing else of it', async () => {
    const body = await formBody({ ...referralFields(), email: 'zq@example.net' })
    const response = await setup.app.inject({
      method: 'POST',
      url: '/api/referrals/submit',
      ...body,
    })
    const { reference } = response.json().data
    await setup.mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org', 'zq@example.net'])
    expect(sentTo('office@example.org').headers.subject).toBe(`New referral ${reference}`)
    expect(sentTo('office@example.org').text).toContain('?section=referrals\n')
    expect(sentTo('zq@example.net').headers.subject).toBe('We got your referral')
    const receipt = sentTo('zq@example.net').text
    expect(receipt).toContain('call or email you within two business days.')
    expect(receipt).toContain('Your contact is Rosa Delgado.')
    const [, token] = /poplar\.example\/referral\/status\/([\w-]{43})\r?\n/.exec(receipt) ?? []
    const url = `/api/private-referrals/${token}/withdraw`
    expect((await setup.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    for (const { text } of smtp.received) {
      expect(text).toContain(reference)
      for (const typed of ['Leon', 'Whitfield', 'Marcy', 'wheelchair', 'Rutherford', 'plan.pdf']) {
        expect(text).not.toContain(typed)
      }
    }
  })

  test('a testimonial sends a notice', async () => {
    await post('/testimonials/submit', { name: message.name, review: message.message })
    await setup.mail.wake()
    expect(recipients()).toEqual(['nights@example.org', 'office@example.org'])
    expect(sentTo('office@example.org').headers.subject).toBe('New testimonial')
    expect(sentTo('office@example.org').text).toMatch(/^A new testimonial is waiting for someone/)
    expect(sentTo('office@example.org').text).toContain('?section=testimonials\n')
  })

  test('no mail contains anything that a visitor typed, in any encoding', async () => {
    await apply()
    await write()
    await post('/testimonials/submit', { name: message.name, review: message.message })
    await setup.mail.wake()
    expect(smtp.received).toHaveLength(8)
    for (const { raw, text, to } of smtp.received) {
      const all = `${raw}\n${text}`
      for (const words of ['Zebulon', 'Quillfeather', '555-0166', 'telling', 'kelwerk']) {
        expect(all).not.toContain(words)
      }
      if (office.includes(to.join())) expect(all).not.toContain('zq@')
    }
  })

  test('a spam program that fills in the hidden field causes no mail', async () => {
    await write({ website: 'http://spam.example' })
    await post('/testimonials/submit', { name: 'A', review: 'B', website: 'x' })
    await setup.mail.wake()
    expect(smtp.received).toEqual([])
  })

  test('a repeated application causes no second mail', async () => {
    const { send, id } = await apply({}, 'the-same-key')
    expect((await send()).json().data.id).toBe(id)
    await setup.mail.wake()
    expect(smtp.received).toHaveLength(3)
  })

  test('the outbox stays empty while mail is off', async () => {
    expect((await post('/contact/submit', message, server.app)).statusCode).toBe(201)
    const review = { name: 'A', review: 'B' }
    expect((await post('/testimonials/submit', review, server.app)).statusCode).toBe(201)
    expect(await outbox()).toEqual([])
  })

  test('what could not be stored causes no mail', async () => {
    await apply({ jobId: 'gone' })
    expect((await post('/contact/submit', { name: 'A' })).statusCode).toBe(400)
    expect(await outbox()).toEqual([])
  })
})
