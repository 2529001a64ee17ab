import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/support/render.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'

const job = { id: '1', title: 'Job Coach', location: 'Smyrna, TN' }

/** Stands in for the browser's own: the test says what comes of each request. */
class FakeRequest {
  static made: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  form = new FormData()
  status = 0
  response: unknown = null
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    FakeRequest.made.push(this)
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.onabort()
  }
  answer(status: number, response: unknown) {
    this.status = status
    this.response = response
    this.onload()
  }
}

beforeEach(() => {
  FakeRequest.made = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

const onClose = vi.fn()
beforeEach(() => onClose.mockClear())

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const field = (name: RegExp) => screen.getByLabelText(name)
const submitButton = () => screen.getByRole('button', { name: /^Submit/ })
const lastRequest = () => {
  const request = FakeRequest.made.at(-1)
  if (!request) throw new Error('Nothing was sent.')
  return request
}

function show(applied = job) {
  const { unmount } = renderAt('/', <ApplicationDialog job={applied} onClose={onClose} />)
  return { user: userEvent.setup({ applyAccept: false }), unmount }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/^First Name/), 'Tasha')
  await user.type(field(/^Last Name/), 'Greene')
  await user.type(field(/^Email/), 'tasha@example.org')
  await user.type(field(/^Phone/), '(615) 555-0177')
  await user.upload(field(/^Resume \(/), file('resume.pdf'))
  await user.upload(field(/^Identification documents \(/), file('passport.jpg'))
  await user.click(screen.getByRole('checkbox'))
}

test('tells what is wrong at each field, and the wrong stays until it is edited', async () => {
  const { user } = show()
  await user.click(submitButton())
  const faults = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Resume is required',
    'At least one identification document is required',
    'You must agree to the consent agreement to proceed',
  ]
  for (const fault of faults) expect(await screen.findByText(fault)).toBeVisible()
  const summary = 'Please fill in all required fields and accept the consent agreement'
  expect(screen.getAllByText(summary).length).toBeGreaterThan(0)
  expect(field(/^First Name/)).toHaveFocus()
  expect(field(/^First Name/)).toHaveAccessibleDescription('First name is required')

  await user.type(field(/^First Name/), 'T')
  expect(screen.queryByText('First name is required')).toBeNull()
  await user.upload(field(/^Resume \(/), file('resume.pdf'))
  expect(screen.queryByText('Resume is required')).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  expect(screen.queryByText('You must agree to the consent agreement to proceed')).toBeNull()
  expect(screen.getByText('Last name is required')).toBeVisible()
  expect(FakeRequest.made).toHaveLength(0)
})

test('says when an e-mail or a phone number cannot be one', async () => {
  const { user } = show()
  await user.type(field(/^Email/), 'tasha.example')
  await user.type(field(/^Phone/), '0 555')
  await user.click(submitButton())
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(screen.getByText('Please enter a valid phone number')).toBeVisible()
})

const tooLarge = 5 * 1024 * 1024
test.each([
  [/^Resume \(/, file('resume.png'), 'Please upload a PDF or Word document for your resume'],
  [/^Resume \(/, file('resume.pdf', tooLarge), 'Resume file size must be less than 5MB'],
  [
    /^Identification documents \(/,
    file('card.docx'),
    'Identification documents must be PDF, JPG, or PNG files',
  ],
  [/^Identification documents \(/, file('card.png', tooLarge), 'Each file must be less than 5MB'],
])('refuses a wrong file at once, at %s', async (label, wrong, message) => {
  const { user } = show()
  await user.upload(field(label), wrong)
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.queryByText(wrong.name)).toBeNull()
  expect(field(label)).toHaveValue('')
})

test('takes three identification files, no more, and lets each be removed', async () => {
  const { user } = show()
  const input = field(/^Identification documents \(/)
  await user.upload(input, [file('a.png'), file('b.jpg')])
  await user.upload(input, file('c.pdf'))
  await user.upload(input, file('d.pdf'))
  const message = 'You can upload a maximum of 3 identification documents'
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.queryByText('d.pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }))
  expect(screen.queryByText('b.jpg')).toBeNull()
  expect(screen.getByText('a.png')).toBeVisible()
  expect(screen.getByText('c.pdf')).toBeVisible()
})

test('sends everything under the names of the contract, and closes when it is taken', async () => {
  const { user } = show()
  await fillIn(user)
  await user.upload(field(/^Identification documents \(/), file('card.pdf'))
  await user.click(submitButton())
  const { form } = lastRequest()
  expect([...form.keys()]).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'jobId',
    'jobTitle',
    'consentAgreement',
    'resume',
    'idDoc_0',
    'idDoc_1',
  ])
  expect(form.get('consentAgreement')).toBe('true')
  lastRequest().answer(201, { success: true, data: { id: '1' } })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const thanks = "Application submitted successfully! We'll be in touch soon."
  expect(await screen.findByText(thanks)).toBeTruthy()
})

test('is dead while it sends, shows the bytes that left, and can be stopped without loss', async () => {
  const { user } = show()
  await fillIn(user)
  await user.click(submitButton())
  expect(submitButton()).toHaveTextContent('Submitting...')
  for (const name of [/^First Name/, /^Last Name/, /^Email/, /^Phone/]) {
    expect(field(name)).toBeDisabled()
  }
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  await user.click(submitButton())
  expect(onClose).not.toHaveBeenCalled()
  expect(FakeRequest.made).toHaveLength(1)

  act(() => lastRequest().upload.onprogress?.({ loaded: 1_500_000, total: 3_000_000 }))
  expect(screen.getByText('1.4 MB of 2.9 MB sent')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveValue(1_500_000)

  await user.click(screen.getByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByText(/^Upload stopped\./)).toBeVisible()
  expect(field(/^First Name/)).toHaveValue('Tasha')
  expect(screen.getByText('resume.pdf')).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('keeps everything after a failure, and a retry is known as one', async () => {
  const { user } = show()
  await fillIn(user)
  await user.click(submitButton())
  lastRequest().onerror()
  const failure = 'Failed to submit application. Please try again.'
  expect(await screen.findByText(failure)).toBeTruthy()
  const network = 'Network error. Please check your connection and try again.'
  expect(screen.getByText(network)).toBeVisible()
  expect(field(/^Email/)).toHaveValue('tasha@example.org')

  await user.click(submitButton())
  lastRequest().onerror()
  await waitFor(() => expect(submitButton()).toHaveTextContent('Submit Application'))
  await user.type(field(/^First Name/), 'X')
  await user.click(submitButton())
  const keys = FakeRequest.made.map((request) => request.headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('shows what the server found, at the field it belongs to', async () => {
  const { user } = show()
  await fillIn(user)
  await user.click(submitButton())
  const message = 'Please upload a PDF or Word document for your resume'
  lastRequest().answer(415, {
    success: false,
    code: 'wrong_type',
    message,
    fields: { resume: message },
  })
  await waitFor(() =>
    expect(field(/^Resume \(/)).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
})

test('says in the dialog when the position is closed', async () => {
  const { user } = show()
  await fillIn(user)
  await user.click(submitButton())
  const message = 'This position is no longer accepting applications.'
  lastRequest().answer(409, { success: false, code: 'conflict', message })
  expect(await screen.findByText(message)).toBeVisible()
})

test('closes by Cancel, by its button and by Escape', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('an invalid submit never says that something is being sent', async () => {
  const { user } = show()
  const said: string[] = []
  const watcher = new MutationObserver(() => said.push(document.body.textContent))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await user.click(submitButton())
  expect(await screen.findByText('First name is required')).toBeVisible()
  watcher.disconnect()
  expect(said.join()).not.toContain('Please keep this page open')
  expect(said.join()).not.toContain('Submitting...')
})

test('an answer of 200 that says it is no success is a failure, with its words', async () => {
  const { user } = show()
  await fillIn(user)
  await user.click(submitButton())
  lastRequest().answer(200, { success: false, message: 'The office is closed today.' })
  expect(await screen.findByText('The office is closed today.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('what was filled in can be brought back after closing, for another job too, but not the consent', async () => {
  const first = show()
  await fillIn(first.user)
  first.unmount()

  const again = show({ id: '2', title: 'Driver', location: 'Nashville, TN' })
  expect(field(/^First Name/)).toHaveValue('')
  expect(screen.queryByText('resume.pdf')).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Bring back my application' }))
  expect(field(/^First Name/)).toHaveValue('Tasha')
  expect(field(/^First Name/)).toHaveFocus()
  expect(field(/^Phone/)).toHaveValue('(615) 555-0177')
  expect(screen.getByText('resume.pdf')).toBeVisible()
  expect(screen.getByText('passport.jpg')).toBeVisible()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Bring back my application' })).toBeNull()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Tasha')

  await again.user.click(screen.getByRole('checkbox'))
  await again.user.click(submitButton())
  lastRequest().answer(201, { success: true, data: { id: '1' } })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  again.unmount()
  show()
  expect(screen.queryByRole('button', { name: 'Bring back my application' })).toBeNull()
})

test('a retry is known as one even when the dialog was closed in between', async () => {
  const first = show()
  await fillIn(first.user)
  await first.user.click(submitButton())
  lastRequest().onerror()
  await waitFor(() => expect(submitButton()).toHaveTextContent('Submit Application'))
  first.unmount()
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Bring back my application' }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(submitButton())
  await waitFor(() => expect(FakeRequest.made).toHaveLength(2))
  const keys = FakeRequest.made.map((request) => request.headers['idempotency-key'])
  expect(keys[1]).toBe(keys[0])
})
