import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { fillMessage, fillTemplate, TemplateForm } from './templates.ts'

const template = {
  kind: 'message',
  name: 'Thanks',
  subject: 'Hello {name}',
  text: 'Call us at {phone}.',
}

describe('a template', () => {
  test('may have the placeholders that are known', () => {
    expect(TemplateForm.parse(template)).toEqual(template)
  })

  test.each([
    [{ kind: 'letter' }, ['kind: This kind of template is not known']],
    [{ name: ' ' }, ['name: Name is required']],
    [{ subject: '' }, ['subject: Subject is required']],
    [{ subject: 'Hello\r\nBcc: x@example.org' }, ['subject: Subject must be one line']],
    [{ text: '' }, ['text: Text is required']],
    [
      { text: 'Hello {nmae}' },
      ['text: {nmae} is not known. You can use {name}, {provider}, {phone}, {email}, {sender}'],
    ],
    [
      { subject: 'About {constructor}' },
      [
        'subject: {constructor} is not known. You can use {name}, {provider}, {phone}, {email}, {sender}',
      ],
    ],
  ])('with %j is refused', (change, faults) => {
    expect(listFaults(TemplateForm, { ...template, ...change })).toEqual(faults)
  })
})

test('placeholders are replaced by their values, and a value is not read as a placeholder', () => {
  const values = { name: '{phone} $& Ann', phone: '(615) 555-0142' }
  expect(fillTemplate('Hello {name}, call {phone}. {other} { name }', values)).toBe(
    'Hello {phone} $& Ann, call (615) 555-0142. {other} { name }',
  )
  expect(fillTemplate('Call {phone}', { phone: '' })).toBe('Call {phone}')
})

test.each([
  ['Maria Lopez', 'Maria Lopez\nOak House'],
  ['Oak House', 'Oak House'],
])('a message that %s signs closes with each name once', (sender, closing) => {
  const message = { subject: 'Hello', text: 'Dear all\n\n{sender}\n{provider}' }
  const { text } = fillMessage(message, { sender, provider: 'Oak House' })
  expect(text).toBe(`Dear all\n\n${closing}`)
})
