import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { EasyMessageInput } from '#contract/messages/easy-message.ts'
import { EasyReferralInput } from '#contract/referrals/easy-referral.ts'
import { easyTexts, pageContent } from '../../../../tests/support/texts.ts'
import { render, renderFormResult } from '../entry-server.tsx'

const event = { id: 'e1', title: 'Garden Day', description: 'Bring a hat.' }
const given = pageContent({ details: builtInDetails })
const fetch = async (path: string) => {
  const data =
    path === '/api/site-details' ? builtInDetails : path.includes('events') ? [event] : []
  return Response.json({ success: true, data })
}

async function open(path: string) {
  const { html, status } = await render(path, fetch, given)
  return { status, page: new DOMParser().parseFromString(html, 'text/html') }
}

const namesIn = (page: Document) =>
  [...page.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name)

test.each(['event/e1', 'message', 'complaint', 'wrong'])(
  'the fields of %s are those that the call takes',
  async (form) => {
    const { page } = await open(`/easy/do/${form}`)
    const known = Object.keys(EasyMessageInput.shape)
    expect(namesIn(page).filter((name) => !known.includes(name))).toEqual([])
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/api/contact/easy')
  },
)

test('the fields of "Ask for help" are those of both calls that it can make', async () => {
  const { page } = await open('/easy/do/help')
  // A Spanish page also says its language.
  const { language: _, ...shape } = EasyReferralInput.shape
  const known = [...Object.keys(shape), 'form']
  expect(namesIn(page).toSorted()).toEqual(known.toSorted())
  const instead = page.querySelector('[name=form]')
  expect(instead?.getAttribute('formaction')).toBe('/api/contact/easy')
  expect(instead?.getAttribute('value')).toBe('call')
})

test('each question leads to the next and back, and the last one sends', async () => {
  const { page } = await open('/easy/do/message')
  const questions = [...page.querySelectorAll('form > section')]
  expect(questions).toHaveLength(easyTexts.forms.message.questions.length)
  questions.forEach((question, index) => {
    const links = [...question.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const [before, after] = [questions[index - 1], questions[index + 1]]
    expect(links).toEqual([before, after].flatMap((each) => (each ? `#${each.id}` : [])))
    expect(question.querySelectorAll('button[type=submit]')).toHaveLength(after ? 0 : 1)
    expect(question).toHaveTextContent(`Part ${index + 1} of ${questions.length}`)
  })
})

test('the Enter key in a field sends nothing, because the first button is disabled', async () => {
  const { page } = await open('/easy/do/wrong')
  expect(page.querySelector('form button')?.hasAttribute('disabled')).toBe(true)
})

test('an event that is not there has no form', async () => {
  expect((await open('/easy/do/event/e2')).status).toBe(404)
  expect((await open('/easy/do/event')).status).toBe(404)
})

test('what was typed is still there, and the first question with a fault is shown', () => {
  const { html } = renderFormResult(
    'easy',
    {
      sent: false,
      message: '',
      fields: { text: 'Please write some words.', phone: 'Phone is odd' },
      values: { form: 'complaint', name: 'Leon', helper: 'Ada' },
    },
    given,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('[data-first]')?.id).toBe('ask-text')
  expect(page.querySelector('#field-name')?.getAttribute('value')).toBe('Leon')
  const faults = [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  expect(faults).toEqual(['Please write some words.', 'Please look at this again.'])
})

test('after sending, the page says what happens next', () => {
  const { html } = renderFormResult(
    'easy',
    { sent: true, message: 'help', fields: {}, values: {} },
    given,
  )
  expect(html).toContain('We will call you.')
  expect(html).not.toContain('<form')
})
