import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { contactSchemas, contactSent } from './contact.ts'
import { ContactForm, ContactInput } from './contact-input.ts'

const message = {
  name: 'Ann',
  email: 'ann@example.org',
  phone: '(615) 555-0177',
  message: 'Hello',
}
const missing = 'Please fill in all required fields (Name and Message)'

describe('a message', () => {
  test('is stored without spaces around it', () => {
    const typed = Object.entries(message).map(([key, text]) => [key, ` ${text} `])
    const stored = { ...message, language: 'en' }
    expect(ContactInput.parse(Object.fromEntries(typed))).toEqual(stored)
    expect(ContactForm.parse(Object.fromEntries(typed))).toEqual(message)
  })

  test.each([
    [{ name: ' ' }, [missing, 'name: Name is required']],
    [{ name: undefined }, [missing, 'name: Name is required']],
    [{ message: '' }, ['message: Message is required', missing]],
    [{ message: 7 }, ['message: Message is required', missing]],
    [{ name: 'x'.repeat(101) }, ['name: Name must be at most 100 characters']],
    [{ message: 'x'.repeat(5001) }, ['message: Message must be at most 5000 characters']],
    [{ email: 'ann' }, ['email: Please enter a valid email address']],
    [{ email: 'x'.repeat(255) }, ['email: Email must be at most 254 characters']],
    [{ phone: 'call me' }, ['phone: Please enter a valid phone number']],
    [{ phone: '('.repeat(33) }, ['phone: Phone must be at most 32 characters']],
  ])('%j is refused by the form and by the server', (change, faults) => {
    const input = { ...message, ...change }
    expect(listFaults(ContactInput, input).toSorted()).toEqual(faults.toSorted())
    expect(listFaults(ContactForm, input).toSorted()).toEqual(faults.toSorted())
  })

  test.each([undefined, null, 'text'])('%j is no message', (input) => {
    const messages = ContactInput.safeParse(input).error?.issues.map(({ message }) => message)
    expect(messages).toContain(missing)
  })

  test('may lack email and phone, but the form requires them', () => {
    const { name, message: text } = message
    expect(ContactInput.parse({ name, message: text })).toEqual({
      name,
      message: text,
      email: '',
      phone: '',
      language: 'en',
    })
    expect(listFaults(ContactInput, { ...message, email: ' ', phone: ' ' })).toEqual([])
    expect(listFaults(ContactForm, { ...message, email: ' ' })).toEqual([
      'email: Email is required',
    ])
    expect(listFaults(ContactForm, { ...message, phone: ' ' })).toEqual([
      'phone: Phone number is required',
    ])
  })

  test('has the hidden field that only spam programs fill in', () => {
    expect(ContactInput.parse({ ...message, website: 'x' }).website).toBe('x')
    expect(ContactForm.parse({ ...message, website: 'x' }).website).toBe('x')
  })

  test('gets the message of the specification', () => {
    expect(contactSent).toBe('Thank you for your message! We will get back to you soon.')
  })

  test('is marked as read together with others', () => {
    const { body } = contactSchemas.setRead
    const id = '01890000-0000-7000-8000-000000000000'
    expect(body.parse({ ids: [id], read: true })).toEqual({ ids: [id], read: true })
    expect(listFaults(body, { ids: [], read: true })).toHaveLength(1)
    expect(listFaults(body, { ids: ['7'], read: true })).toEqual([
      'ids.0: This message is not known',
    ])
    expect(listFaults(body, { ids: [id], read: 'yes' })).toEqual([
      'read: Read must be true or false',
    ])
    expect(listFaults(body, { ids: Array(10_000).fill(id), read: true })).toEqual([])
    expect(listFaults(body, { ids: Array(10_001).fill(id), read: true })).toHaveLength(1)
  })
})
