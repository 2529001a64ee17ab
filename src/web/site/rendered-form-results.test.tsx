import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { pageContent } from '../../../tests/support/texts.ts'
import { renderFormResult, renderPrivatePage } from './entry-server.tsx'

const current = { ...builtInDetails, phone: '(865) 555-0199' }
const content = pageContent({ details: current })

describe('the response to a form that was sent without script', () => {
  const fault = { sent: false, message: 'Please fill in everything', values: { name: 'Carol' } }

  test('of the contact form keeps what was typed and says what is missing', () => {
    const result = { ...fault, fields: { email: 'Email is required' } }
    const { head, html } = renderFormResult('message', result, content)
    expect(head.title).toBe('Contact Us: Tulip Poplar Care')
    expect(html).toContain('Your message hasn’t been sent yet')
    expect(html).toContain('Email is required')
    expect(html).toContain('value="Carol"')
    expect(html).toContain(current.phone)
  })

  test('of the contact form says thank you', () => {
    const result = { sent: true, message: 'Thank you, Carol!', fields: {}, values: {} }
    const { html } = renderFormResult('message', result, content)
    expect(html).toContain('<h1>Thank you, Carol!</h1>')
    expect(html).not.toContain('<form')
  })

  test('of the referral form keeps what was typed and says what is missing', () => {
    const result = { ...fault, fields: { county: 'Please choose a county' } }
    const { head, html } = renderFormResult('referral', result, content)
    expect(head.title).toMatch(/: Tulip Poplar Care$/)
    expect(head).not.toHaveProperty('canonicalPath')
    expect(html).toContain('Please choose a county')
    expect(html).toContain('value="Carol"')
  })

  test('of the referral form shows the number', () => {
    const result = { sent: true, message: 'R-ACDE-3467', fields: {}, values: {} }
    const { html } = renderFormResult('referral', result, content)
    expect(html).toContain('R-ACDE-3467')
    expect(html).not.toContain('<form')
  })
})

test('the page of a private link has its data, and no address for search engines', () => {
  const page = {
    details: current,
    look: builtInLook,
    content: { kind: 'refused' as const, reason: 'no link' as const },
  }
  const { status, head, html, data, complete } = renderPrivatePage(page)
  expect(status).toBe(200)
  expect(head).toEqual({
    title: 'Your application: Tulip Poplar Care',
    description: 'Your application',
  })
  expect(html).toContain('This link doesn’t work')
  expect(data).toBe(page)
  expect(complete).toBe(true)
})

test('without script, documents are chosen with plain fields, one for each file', () => {
  const request = {
    id: 'i',
    kind: 'identification' as const,
    name: '',
    item: '',
    note: '',
    createdAt: '',
  }
  const application = {
    position: 'Job Coach',
    spanishPosition: '',
    reference: 'A-ACDE-3467',
    offer: null,
    status: 'shortlisted' as const,
    requests: [request, { ...request, id: 'r', kind: 'resume' as const }],
  }
  const { html } = renderPrivatePage({
    details: current,
    look: builtInLook,
    content: { kind: 'application', token: 'T', application },
  })
  expect(fileFieldsIn(html)).toEqual([
    ['idDoc_0', 'Your identity documents, file 1'],
    ['idDoc_1', 'Your identity documents, file 2'],
    ['idDoc_2', 'Your identity documents, file 3'],
    ['resume', 'Your resume'],
  ])
})

test('without script, files are added to a referral with plain fields', () => {
  const result = { sent: false, message: '', fields: {}, values: {} }
  const { html } = renderFormResult('referral', result, content)
  expect(fileFieldsIn(html)).toEqual([
    ['file_0', 'File 1'],
    ['file_1', 'File 2'],
    ['file_2', 'File 3'],
  ])
})

/** The names and labels of the fields for files that a browser without script sends. */
function fileFieldsIn(html: string) {
  const page = document.createElement('div')
  page.innerHTML = html.replaceAll(/<\/?noscript>/g, '')
  return [...page.querySelectorAll<HTMLInputElement>('input[type=file][name]')].map((input) => [
    input.name,
    page.querySelector(`label[for="${input.id}"]`)?.textContent?.trim(),
  ])
}
