import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { DocumentRequest } from '#contract/records/private-links.ts'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { success } from '../../../../tests/support/office.ts'
import { failure } from '../../../../tests/support/render.tsx'
import { at } from '../../../../tests/support/responses.ts'
import { asksBeforeLeaving } from '../../../../tests/support/simulated-browser.ts'
import { ApplicationState } from './ApplicationState.tsx'

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})

const resume: DocumentRequest = {
  id: 'r',
  kind: 'resume',
  name: '',
  item: '',
  note: 'With dates',
  createdAt: at,
}
const identity: DocumentRequest = {
  id: 'i',
  kind: 'identification',
  name: '',
  item: '',
  note: '',
  createdAt: at,
}
const application = {
  position: 'Job Coach',
  spanishPosition: '',
  reference: 'A-ACDE-3467',
  offer: null,
  status: 'shortlisted' as const,
  requests: [resume, identity],
}

function show(requests = application.requests) {
  render(
    <ApplicationState kind="application" token="T" application={{ ...application, requests }} />,
  )
  return userEvent.setup({ applyAccept: false })
}

const file = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const resumeInput = () => input(/^Your resume/)
const sendResume = () => screen.getByRole('button', { name: 'Send resume' })

test('sends the resume that was asked for, and the response shows what is still missing', async () => {
  const user = show()
  expect(screen.getByText('With dates')).toBeVisible()
  await user.upload(resumeInput(), file('cv.pdf'))
  await user.click(sendResume())
  const { opened, form } = uploads.last()
  expect(opened).toBe('POST /api/private-links/T/documents/r')
  expect([...form.entries()]).toMatchObject([['resume', { name: 'cv.pdf' }]])
  const data = { ...application, status: 'interview_completed', requests: [identity] }
  act(() => uploads.last().respond({ status: 201, ...success(data) }))
  const thanks = 'We have your resume now. Thank you.'
  await waitFor(() => expect(screen.getByText(thanks).closest('[role=status]')).not.toBeNull())
  expect(screen.queryByLabelText(/^Your resume/)).toBeNull()
  expect(input(/^Your identity documents/)).toBeEnabled()
  expect(screen.getByText('Thank you for talking with us.')).toBeVisible()
})

test('sends up to three identity documents, each under its own name', async () => {
  const user = show([identity])
  await user.upload(input(/^Your identity documents/), [file('front.pdf'), file('back.pdf')])
  await user.click(screen.getByRole('button', { name: 'Send identity documents' }))
  expect([...uploads.last().form.entries()]).toMatchObject([
    ['idDoc_0', { name: 'front.pdf' }],
    ['idDoc_1', { name: 'back.pdf' }],
  ])
})

test('asks for a file before it sends, and the message goes away when one is chosen', async () => {
  const user = show([resume])
  await user.click(sendResume())
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a file first.')
  expect(uploads.all).toHaveLength(0)
  await user.upload(resumeInput(), file('cv.pdf'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('refuses a file of the wrong kind', async () => {
  const user = show([resume])
  await user.upload(resumeInput(), file('cv.exe'))
  expect(screen.getByText(/^Please upload a PDF or Word document/)).toBeVisible()
  expect(screen.queryByText('cv.exe')).toBeNull()
})

test('shows the progress, and a stopped upload keeps the file', async () => {
  const user = show([resume])
  await user.upload(resumeInput(), file('cv.pdf'))
  await user.click(sendResume())
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible()
  act(() => uploads.last().upload.onprogress?.({ loaded: 50, total: 100 }))
  expect(screen.getByRole('progressbar')).toHaveValue(50)
  expect(resumeInput()).not.toBeVisible()
  fireEvent.submit(sendForm())
  expect(uploads.all).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Upload stopped/)
  expect(uploads.last().aborted).toBe(true)
  expect(screen.getByText('cv.pdf')).toBeVisible()
  await user.click(sendResume())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('progressbar')).toHaveValue(0)
})

test('says why it failed, and a retry of the same file has the same key', async () => {
  const user = show([resume])
  await user.upload(resumeInput(), file('cv.pdf'))
  await user.click(sendResume())
  act(() => uploads.last().respond(failure(415, 'This is no PDF.')))
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no PDF.')
  await user.click(sendResume())
  act(() => uploads.last().onerror())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection')
  await user.upload(resumeInput(), file('other.pdf'))
  await user.click(sendResume())
  const [first, second, third] = uploads.keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('closing the tab asks for confirmation only while a document is being sent', async () => {
  const user = show([resume])
  await user.upload(resumeInput(), file('cv.pdf'))
  expect(asksBeforeLeaving()).toBe(false)
  await user.click(sendResume())
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
  act(() => uploads.last().onerror())
  await screen.findByRole('alert')
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
})

test('without script the browser sends the form itself', () => {
  show([identity])
  const form = sendForm()
  expect(form).toHaveAttribute('action', '/api/private-links/T/documents/i')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('enctype', 'multipart/form-data')
})

const sendForm = () => document.querySelector('form') as HTMLFormElement

test('a document that we asked for by a name is called so', () => {
  show([{ ...identity, kind: 'other', name: 'CPR card' }])
  expect(screen.getByRole('button', { name: 'Send CPR card' })).toBeVisible()
  expect(screen.getAllByText(/CPR card/).length).toBeGreaterThan(1)
})
