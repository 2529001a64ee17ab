import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstUsername } from '#contract/accounts/signature.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { SignedIn } from '#web/office/platform/layout/use-may.ts'
import {
  anApplication,
  aReply,
  aTemplate,
  press,
  signedInUser,
  signIn,
  siteDetails,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import {
  selectionBar,
  serveApplicants,
  tick,
} from '../../../../../tests/support/selected-applicants.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import type { DecisionKind } from './decisions.ts'

let sent: { applications: object[]; message?: object }[]
const onDecided = vi.fn()

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  localStorage.removeItem('applicant keys 1')
  sent = []
  onDecided.mockClear()
  // November 18, noon at the provider.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T18:00:00Z') })
  return () => vi.useRealTimers()
})

const templates = [
  aTemplate({ id: 'r', decision: 'reject' }),
  aTemplate({ id: 'i', decision: 'invite', subject: 'Come', text: 'On {interview} at {place}' }),
  aTemplate({ id: 'h', decision: 'hire', text: 'Welcome!\n\n{sender}\n{provider}' }),
  aTemplate({ id: 'c', decision: 'check notice', subject: 'Notice', text: 'Read this, {name}' }),
]
const change = (init?: RequestInit) => {
  sent.push(JSON.parse(String(init?.body)))
  return success({
    changed: [{ id: '1', updatedAt: 'later', messageId: null }],
    problems: [],
  })
}

const decisionCalls = {
  'GET /templates': success(templates),
  'GET /careers/reasons': success({
    reasons: ['Too far', 'Pay', 'Background check'],
    updatedAt: '',
  }),
  'GET /careers/waiting-days': success({ waitingDays: 5 }),
}

function open(
  kind: DecisionKind,
  fields: Partial<Application> = {},
  { canMail = true, count = 1 } = {},
) {
  respond({
    ...validSession,
    ...siteDetails,
    ...decisionCalls,
    'PATCH /careers/bulk': change,
    'POST /careers/1/replies': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success(aReply())
    },
  })
  renderAt(
    '/',
    <SignedIn value={{ ...signedInUser, username: firstUsername }}>
      <DecisionDialog
        kind={kind}
        applications={Array.from({ length: count }, () => anApplication(fields))}
        canMail={canMail}
        onDecided={onDecided}
        onClose={() => {}}
      />
    </SignedIn>,
  )
}

test('a rejection has a reason for the office, a message and what the private page says', async () => {
  open('reject')
  const preview = await screen.findByRole('region', { name: 'Message to Tasha Greene' })
  expect(preview).toHaveTextContent('Hello Tasha Greene')
  expect(screen.getByText(/^Tasha will read on the private page, at once:/)).toHaveTextContent(
    'We can’t offer you this job.',
  )
  await userEvent.click(await screen.findByLabelText('Too far'))
  await press('Reject and send')
  await findToast('Tasha Greene: Rejected. Your message is sent in half a minute.')
  expect(sent).toEqual([
    {
      applications: [
        { id: '1', updatedAt: anApplication().updatedAt, status: 'rejected', reason: 'Too far' },
      ],
      message: { subject: 'Your application: {job}', text: 'Hello {name}' },
    },
  ])
  await waitFor(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith(''))
})

test('nothing is sent when the message is switched off', async () => {
  open('reject')
  await userEvent.click(await screen.findByLabelText('Send the message'))
  await press('Reject')
  await findToast('Tasha Greene: Rejected')
  expect(sent[0]).not.toHaveProperty('message')
})

test('an invitation says when and where, and asks for what its message needs', async () => {
  open('invite')
  await press('Invite and send')
  expect(await screen.findByText('The message says the day')).toBeVisible()
  expect(screen.getByText('The message says the place')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Day of the interview'), {
    target: { value: '2026-11-20' },
  })
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:00' } })
  await userEvent.type(screen.getByLabelText('Place'), 'Room 2')
  const preview = screen.getByRole('region', { name: 'Message to Tasha Greene' })
  expect(preview).toHaveTextContent(/On Friday, November 20, 2026 at 10:00.AM at Room 2/)
  await press('Invite and send')
  await waitFor(() =>
    expect(sent[0]?.applications).toMatchObject([
      {
        status: 'interview_scheduled',
        interviewAt: '2026-11-20T16:00:00.000Z',
        interviewPlace: 'Room 2',
      },
    ]),
  )
})

test('the preview closes as the mail does, with our name once', async () => {
  open('hire')
  const preview = await screen.findByRole('region', { name: 'Message to Tasha Greene' })
  await waitFor(() => expect(preview).toHaveTextContent(/Welcome!\s+Tulip Poplar Care$/))
})

test('an offer has its day, and without a template nothing is sent', async () => {
  open('offer')
  expect(await screen.findByLabelText('Day of the offer (required)')).toHaveValue('2026-11-18')
  expect(screen.getByText(/We’re offering you this job/)).toBeVisible()
  await press('Offer')
  const offer = { madeOn: '2026-11-18', answer: '', answeredOn: '' }
  await waitFor(() =>
    expect(sent[0]?.applications).toMatchObject([{ status: 'interview_completed', offer }]),
  )
})

test('without mail, the message is opened in the mail program after the decision', async () => {
  open('reject', {}, { canMail: false })
  await press('Reject')
  const link = await screen.findByRole('link', { name: /^Open in my mail program/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('Hello%20Tasha%20Greene'))
  expect(onDecided).not.toHaveBeenCalled()
  await userEvent.click(link)
  await waitFor(() => expect(sent[1]).toMatchObject({ way: 'mail program', updatedAt: 'later' }))
  await press('Done')
  expect(onDecided).toHaveBeenCalledOnce()
})

test('a reason that is a background check begins the two steps, and is none for several', async () => {
  open('reject')
  await userEvent.click(await screen.findByLabelText('Background check'))
  expect(screen.getByLabelText('A background check is the reason')).toBeChecked()
  expect(screen.getByLabelText(/^Day of the notice/)).toBeVisible()
  await userEvent.click(screen.getByLabelText('A background check is the reason'))
  expect(screen.getByLabelText('No reason given')).toBeChecked()
  cleanup()
  open('reject', {}, { count: 2 })
  expect(await screen.findByLabelText('Too far')).toBeVisible()
  expect(screen.queryByLabelText('Background check')).toBeNull()
})

test('a background check takes a notice with enclosures first, and some days', async () => {
  open('reject')
  await userEvent.click(await screen.findByLabelText('A background check is the reason'))
  expect(screen.getByText('Read this, Tasha Greene')).toBeVisible()
  await press('Record the notice')
  expect(await screen.findByText('Both must go with the notice')).toBeVisible()
  await userEvent.click(screen.getByLabelText(/^I enclose a copy of the report/))
  await press('Record the notice')
  await waitFor(() =>
    expect(sent[0]?.applications).toEqual([
      expect.objectContaining({ status: 'pending', checkNoticeOn: '2026-11-18' }),
    ]),
  )
  expect(sent[0]).not.toHaveProperty('message')
})

test.each([
  ['2026-11-17', false],
  ['2026-11-10', true],
])('after a notice on %s it can be decided today: %s', async (checkNoticeOn, can) => {
  open('reject', { checkNoticeOn })
  await press('Reject and send')
  if (can) {
    await waitFor(() => expect(sent[0]?.applications).toMatchObject([{ afterCheck: true }]))
  } else {
    expect(screen.getByText(/You can decide from Nov 25, 2026/)).toBeVisible()
    expect(sent).toEqual([])
  }
})

test('what could not be saved stays in the dialog with the reason', async () => {
  serveApplicants({
    responses: { ...decisionCalls, 'PATCH /careers/bulk': failure(500, 'Broken') },
  })
  await tick(1)
  await press('Reject')
  const dialog = await screen.findByRole('dialog', { name: 'Reject: Number 1' })
  await userEvent.click(await within(dialog).findByLabelText('Pay'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject and send' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Broken')
  expect(within(dialog).getByLabelText('Pay')).toBeChecked()
})

test('the focus goes on to the next row after a decision', async () => {
  serveApplicants({ responses: decisionCalls })
  await tick(3)
  await press('Reject')
  await press('Reject and send')
  await findToast('Number 3: Rejected. Your message is sent in half a minute.')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Number 4' })).toHaveFocus())
})

test('J and K go through the rows, E to the decisions, and a switch turns them off', async () => {
  serveApplicants({ responses: decisionCalls })
  const link = async (number: number) => screen.findByRole('link', { name: `Number ${number}` })
  ;(await link(1)).focus()
  await userEvent.keyboard('jj')
  expect(await link(3)).toHaveFocus()
  await userEvent.keyboard('k')
  expect(await link(2)).toHaveFocus()
  await userEvent.keyboard('e')
  expect(await selectionBar()).toHaveTextContent('1 of 4 selected')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus())
  // Letters that are typed stay letters.
  const search = screen.getByLabelText('Search applications')
  await userEvent.type(search, 'e')
  expect(search).toHaveFocus()
  await userEvent.clear(search)
  await userEvent.click(await screen.findByLabelText(/^Keys: J next/))
  const again = await link(1)
  again.focus()
  await userEvent.keyboard('j')
  expect(again).toHaveFocus()
})

test('Alt and A move from a row to the actions', async () => {
  serveApplicants({ responses: decisionCalls })
  await tick(1)
  await userEvent.keyboard('{Alt>}a{/Alt}')
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus()
})

test('Tab stops three times in a row, and arrows go through its buttons', async () => {
  serveApplicants({ responses: decisionCalls })
  await tick(1)
  await userEvent.tab()
  expect(await screen.findByRole('link', { name: 'Number 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: /^View resume of Number 1 / })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.tab()
  expect(screen.getByLabelText('Status of Number 1')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByLabelText('Select Number 2')).toHaveFocus()
})
