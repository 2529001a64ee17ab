import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Application } from '#contract/hiring/applications.ts'
import {
  anApplication,
  aReply,
  aTemplate,
  done,
  press,
  signIn,
  siteDetails,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { MailOffDialog } from './MailOffDialog.tsx'

const ann = anApplication({ id: 'a', firstName: 'Ann', lastName: 'Fry', email: 'ann@example.org' })
const ben = anApplication({ id: 'b', firstName: 'Ben', lastName: 'Fry', email: 'ben@example.org' })
let recorded: object[]
let takenBack: number
const onClose = vi.fn()

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  recorded = []
  takenBack = 0
  onClose.mockClear()
})

function open(applications: Application[], responses = {}) {
  const record = (id: string) => (init?: RequestInit) => {
    recorded.push({ id, ...JSON.parse(String(init?.body)) })
    return success(aReply())
  }
  respond({
    ...validSession,
    'GET /templates': success([aTemplate()]),
    ...siteDetails,
    'POST /careers/a/replies': record('a'),
    'POST /careers/b/replies': record('b'),
    'DELETE /careers/b/replies/r': () => {
      takenBack += 1
      return done
    },
    ...responses,
  })
  renderAt('/', <MailOffDialog applications={applications} onClose={onClose} />)
}

test('each message is filled in, and recorded once when it is opened or copied', async () => {
  open([ann, ben])
  await screen.findByRole('option', { name: 'Not this time' })
  await userEvent.selectOptions(screen.getByLabelText('Template'), 'Not this time')
  await press('Continue')
  const list = within(screen.getByRole('dialog', { name: 'Message to 2 applicants' }))
  expect(list.getByText('Hello Ann Fry')).toBeVisible()
  const link = list.getByRole('link', { name: /^Open in my mail program for Ann Fry/ })
  expect(link).toHaveAttribute(
    'href',
    'mailto:ann@example.org?subject=Your%20application%3A%20Job%20Coach&body=Hello%20Ann%20Fry',
  )
  const user = userEvent.setup()
  await user.click(link)
  await findToast('Ann Fry: your message is recorded.')
  await user.click(link)
  await user.click(list.getByRole('button', { name: 'Copy for Ben Fry' }))
  expect(await navigator.clipboard.readText()).toBe('Your application: Job Coach\n\nHello Ben Fry')
  await findToast('Ben Fry: your message is recorded.')
  const sent = { subject: 'Your application: Job Coach', way: 'mail program' }
  expect(recorded).toEqual([
    { id: 'a', ...sent, text: 'Hello Ann Fry', updatedAt: ann.updatedAt },
    { id: 'b', ...sent, text: 'Hello Ben Fry', updatedAt: ben.updatedAt },
  ])
  expect(list.queryByText('Hello Ben Fry')).not.toBeInTheDocument()

  await press('Undo')
  await waitFor(() => expect(takenBack).toBe(1))
  expect(await list.findByText('Hello Ben Fry')).toBeVisible()
  await press('Change the text')
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Your application: {job}')
})

test('all messages are copied at once, and each is recorded once', async () => {
  open([ann, ben, { ...ben, id: 'c', email: '' }])
  await write()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: /^Open in my mail program for Ann Fry/ }))
  await findToast('Ann Fry: your message is recorded.')
  await user.click(screen.getByRole('button', { name: 'Copy all 2' }))
  await findToast('2 messages copied and recorded.')
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(/^To: Ann Fry <ann@example\.org>\nSubject: Hello\n\nPlease call us\./)
  expect(copied).toContain('To: Ben Fry <ben@example.org>')
  expect(recorded).toMatchObject([{ id: 'a' }, { id: 'b' }])
  expect(screen.getAllByText('Recorded')).toHaveLength(2)
})

test('says why nothing can be sent to someone', async () => {
  open([ann, { ...ben, email: '' }])
  await userEvent.type(screen.getByLabelText(/^Subject/), 'Interview')
  await userEvent.type(screen.getByLabelText(/^Text/), 'Come on {{interview}')
  await press('Continue')
  expect(screen.getByText('No day or place of an interview yet.')).toBeVisible()
  expect(screen.getByText('No email address. The phone number is (615) 555-0177.')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

async function write() {
  await userEvent.type(screen.getByLabelText(/^Subject/), 'Hello')
  await userEvent.type(screen.getByLabelText(/^Text/), 'Please call us.')
  await press('Continue')
}

test('says which message could not be recorded, and records it at the next click', async () => {
  const replies = [failure(), success(aReply())]
  open([ann], { 'POST /careers/a/replies': () => replies.shift() })
  await write()
  const link = screen.getByRole('link', { name: /^Open in my mail program for Ann Fry/ })
  await userEvent.click(link)
  await findToast('Failed to record the message to Ann Fry. Please try again.')
  expect(screen.queryByText('Recorded')).toBeNull()
  await userEvent.click(link)
  expect(await screen.findByText('Recorded')).toBeVisible()
})

test('a message that could not be copied is not recorded, and can be opened instead', async () => {
  open([ann])
  await write()
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Copy for Ann Fry' }))
  await findToast('The message could not be copied. Please select and copy it.')
  expect(recorded).toEqual([])
  await user.click(screen.getByRole('link', { name: /^Open in my mail program for Ann Fry/ }))
  expect(await screen.findByText('Recorded')).toBeVisible()
  expect(recorded).toHaveLength(1)
})

test('forgets what was written when all is done', async () => {
  open([ann])
  await write()
  expect(sessionStorage).toHaveLength(1)
  await press('Done')
  expect(onClose).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)
})
