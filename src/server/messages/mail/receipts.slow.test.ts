import { describe, expect, test } from 'vitest'
import { appWithMail, message, office } from '../../../../tests/support/mail.ts'

const setup = appWithMail()
const { smtp, post, addMail } = setup

describe('an address that could be read as two addresses, or as a header', () => {
  const odd = [
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c,x.y',
    'a,x@y.z',
    '<x@y.z>',
    'Someone<x@y.z>',
    '"a,b"@y.z',
    'list:a;b@y.z',
    'a@y.z(x)',
  ]
  const headerNames = [
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]

  test.each(odd)('%j gets no receipt', async (email) => {
    await post('/contact/submit', { ...message, email })
    await setup.mail.wake()
    for (const { to } of smtp.received) expect(office).toContain(to.join())
  })

  test.each(odd)('%j stays one recipient, even if it is in the outbox', async (email) => {
    await addMail(email)
    await setup.mail.wake()
    for (const { to, headers } of smtp.received) {
      expect(to).toHaveLength(1)
      expect(Object.keys(headers).sort()).toEqual(headerNames)
    }
  })
})
