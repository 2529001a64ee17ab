import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextStepLimit } from '#contract/records/next-step.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { handlingLimits, type Referral } from '#contract/referrals/referrals.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { done, press, signedInUser, signIn, success } from '../../../../../tests/support/office.ts'
import { aReferral, serveReferrals } from '../../../../../tests/support/office-referrals.ts'
import { detailsIn, failure, findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ReferralsScreen } from './ReferralsScreen.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

type Options = Parameters<typeof serveReferrals>[1] & { role?: string }

async function open(fields: Partial<Referral> = {}, { role = 'admin', ...options }: Options = {}) {
  const served = serveReferrals([aReferral(1, fields)], options)
  renderAt(
    '/admin/dashboard?section=referrals&id=1',
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit messages">
        <ReferralsScreen />
      </SectionEdits>
    </SignedIn>,
  )
  await screen.findByRole('region', { name: 'What to do with this referral' })
  return served
}
const listFacts = (title: string) =>
  detailsIn(screen.getByRole('heading', { name: title }).parentElement)
const actions = () => within(screen.getByRole('region', { name: 'What to do with this referral' }))
const failing = failure(500, 'Broken')

describe('a referral', () => {
  test('has all that was sent, with links to call and to write', async () => {
    const file = { path: 'uploads/referrals/a.docx', name: 'plan.docx', size: 2048 }
    const files = [{ ...file, id: 'f', addedAt: null, loadsExternal: true }]
    const sender = { organization: 'Sun House', role: 'Case manager' }
    const person = {
      program: 'family-support',
      guardian: 'Ada',
      payer: 'choices',
      healthPlan: 'Volunteer Care',
      coordinator: 'Nina Bell',
      spokenLanguage: 'Spanish',
      interpreter: true,
      communication: 'Pictures',
    } as const
    await open({ ...sender, ...person }, { files })
    expect(listFacts('The person')).toEqual({
      Name: 'Person 1',
      'Birth year': '1994',
      County: 'Knox',
      Program: 'Family Support',
      'Guardian or conservator': 'Ada',
      'Program that pays': 'CHOICES',
      'Health plan': 'Volunteer Care',
      'Support coordinator': 'Nina Bell',
      'Language of the person': 'Spanish',
      Interpreter: 'Needed',
      'How the person communicates': 'Pictures',
    })
    expect(listFacts('Referred by')).toEqual({
      Name: 'Sender 1',
      Organization: 'Sun House',
      Role: 'Case manager',
      Phone: '(615) 555-0177',
      Email: 's1@example.org',
      Received: 'Nov 14, 2026, 12:00 PM',
      'Written in': 'English',
      Reference: 'R-AAAA-0001',
    })
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(getHref('(615) 555-0177')).toBe('tel:+16155550177')
    expect(getHref('Call (615) 555-0177')).toBe('tel:+16155550177')
    expect(getHref('s1@example.org')).toBe('mailto:s1@example.org')
    expect(screen.getByRole('list', { name: 'Files of this referral' })).toHaveTextContent(
      'plan.docx2 KB. It loads a template or a picture from another place: if Word asks, do not allow it.',
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Nothing was written.')).toBeNull()
  })

  test('without a phone it offers to write, and names no phone', async () => {
    await open({ phone: '' })
    const write = screen.getByRole('link', { name: 'Write to s1@example.org' })
    expect(write).toHaveAttribute('href', 'mailto:s1@example.org')
    expect(listFacts('Referred by')).not.toHaveProperty('Phone')
    expect(listFacts('The person')).not.toHaveProperty('Health plan')
  })

  test('shows what the sender added later, and when', async () => {
    const at = '2026-11-16T18:00:00.000Z'
    const file = { id: 'f', path: 'uploads/referrals/b.pdf', name: 'later.pdf', size: 2048 }
    await open(
      {},
      {
        additions: [
          { id: 'a', at, text: 'Moved to Knox.' },
          { id: 'b', at, text: null },
        ],
        files: [{ ...file, addedAt: at, loadsExternal: false }],
      },
    )
    expect(screen.getAllByRole('heading', { name: 'Added Nov 16, 2026, 12:00 PM' })).toHaveLength(2)
    expect(screen.getByText('Moved to Knox.')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This text cannot be opened now.')
    expect(screen.getByText('2 KB, added Nov 16, 2026')).toBeVisible()
  })

  test('asks the sender for what is missing, and stops', async () => {
    const { sent } = await open()
    const field = screen.getByLabelText('What is missing')
    await userEvent.type(field, 'The support plan')
    await press('Ask for it')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual(['missing', expect.objectContaining({ missing: 'The support plan' })])
    await findToast('The sender is asked for it. Give or send them a link.')
    await userEvent.clear(screen.getByLabelText('What is missing'))
    await press('Stop asking')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(['missing', expect.objectContaining({ missing: '' })])
  })

  test('makes a private link, sends one and revokes one', async () => {
    const expiresAt = '2026-12-16T18:00:00.000Z'
    const made = { createdAt: '2026-11-16T18:00:00.000Z', by: null, expiresAt }
    const link = { id: 'l', purpose: 'referral', ...made, lastUsedAt: null } as const
    const privateLinks = [link]
    const ways: string[] = []
    await open(
      {},
      {
        privateLinks,
        responses: {
          'POST /referrals/1/private-links': (init) => {
            const { way } = JSON.parse(String(init?.body))
            ways.push(way)
            const address = way === 'copy' ? 'https://poplar.example/referral/status/T' : null
            return success({ id: 'n', address, expiresAt })
          },
          'DELETE /referrals/1/private-links/l': done,
        },
      },
    )
    await press('Send link')
    await findToast('A link is on its way to s1@example.org.')
    await press('Revoke the link made Nov 16, 2026, 12:00 PM')
    await findToast('The link was revoked. It no longer works.')
    await press('Make a link')
    expect(
      await screen.findByDisplayValue('https://poplar.example/referral/status/T'),
    ).toBeVisible()
    expect(screen.getByText(/^Give this link to the sender only/)).toBeVisible()
    expect(ways).toEqual(['mail', 'copy'])
  })

  test('cannot ask the sender of a closed referral, or mail one without an address', async () => {
    await open({ stage: 'withdrawn' }, { canMail: false })
    expect(screen.queryByLabelText('What is missing')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull()
    expect(screen.getByText('No link')).toBeVisible()
  })

  test('shows its stage in a color and offers all of them', async () => {
    await open({ stage: 'visit planned' })
    const badge = actions().getByText('Visit planned', { selector: '[data-color]' })
    expect(badge).toHaveAttribute('data-color', 'blue')
    expect(
      within(screen.getByLabelText('Stage'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Received',
      'Contacted',
      'Visit planned',
      'Service agreed',
      'Started',
      'Waiting',
      'Declined',
      'Withdrawn',
    ])
  })

  test('names the owner to someone who may not edit', async () => {
    await open({ owner: { id: 't', name: 'tom' } }, { role: 'reader' })
    expect(actions().getByText('Owner: tom')).toBeVisible()
    expect(actions().queryByText(/^Next:/)).toBeNull()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  })

  test('is deleted after a question, which leads back to the list', async () => {
    await open()
    await userEvent.click(actions().getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('alertdialog', { name: 'Delete referral' })
    expect(question).toHaveTextContent('Person 1, R-AAAA-0001')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await findToast('Referral deleted')
    expect(await screen.findByText('No referrals yet')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('gets a note, and an own one is deleted', async () => {
    const at = '2026-11-14T18:00:00.000Z'
    const note: TimelineEntry = { kind: 'note', id: 'n', at, by: 'maria', text: 'Hi', own: true }
    const { sent } = await open({}, { timeline: [note] })
    expect(screen.queryByText('Nothing has been done with this referral yet.')).toBeNull()
    await userEvent.type(screen.getByLabelText('Add a note'), 'Called')
    await press('Add note')
    await findToast('Note added')
    await press(/^Delete your note/)
    await findToast('Note deleted')
    expect(sent).toEqual([
      ['note', { text: 'Called' }],
      ['delete note', {}],
    ])
  })
})

describe('the stage', () => {
  test('stays as it was when it could not be changed', async () => {
    await open({}, { responses: { 'PATCH /referrals/1/stage': failing } })
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Started')
    await findToast('Failed to change the stage. Please try again.')
    await waitFor(() => expect(screen.getByLabelText('Stage')).toBeEnabled())
    expect(screen.getByLabelText('Stage')).toHaveValue('received')
  })

  test('that someone else set is named with the new owner', async () => {
    const current = aReferral(1, { stage: 'started', owner: { id: 't', name: 'tom' } })
    const conflict = { current, updatedBy: 'tom', updatedAt: current.updatedAt }
    const refused = failure(409, 'No', { conflict })
    await open({}, { responses: { 'PATCH /referrals/1/stage': refused } })
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Waiting')
    await findToast(
      'tom changed this referral meanwhile. It is started now and tom takes care of it.',
    )
  })

  test('shows the person that it is about', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Started')
    const toast = (await findToast('Stage: Started')).closest('.Toastify__toast')
    expect(toast).toHaveTextContent('Person 1')
  })

  test('"declined" needs a reason that is more than spaces', async () => {
    const { asked } = await open({}, { responses: { 'PATCH /referrals/1/stage': 'never' } })
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Declined')
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this referral' }))
    const reason = dialog.getByLabelText(/^Reason/)
    expect(reason).toHaveAttribute('maxlength', String(handlingLimits.reason))
    expect(reason).toHaveAccessibleDescription(/^Only the office sees it\. 0 of/)
    await userEvent.type(reason, '  ')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(dialog.getByText('Please say why it is declined')).toBeVisible()
    await userEvent.type(reason, 'Far')
    expect(dialog.queryByText('Please say why it is declined')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(reason).toBeDisabled())
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-disabled')
    const calls = () => asked.filter((name) => name === 'PATCH /referrals/1/stage')
    await waitFor(() => expect(calls()).toHaveLength(1))
  })
})

describe('the next step', () => {
  const nextStep = { text: 'Call back', on: '2026-12-03' }

  test('can be changed only when it is another one, and undo gives it back', async () => {
    const { sent } = await open({ nextStep })
    const change = screen.getByRole('button', { name: 'Change next step' })
    expect(change).toHaveAttribute('aria-disabled', 'true')
    const text = screen.getByLabelText('Next step')
    expect(text).toHaveAttribute('maxlength', String(nextStepLimit))
    await userEvent.type(text, ' ')
    expect(change).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(text, 'soon')
    await userEvent.click(change)
    await findToast('Next step planned')
    await press('Undo')
    await findToast('The change was undone.')
    expect(sent.map(([, body]) => body.nextStep)).toEqual([
      { text: 'Call back soon', on: '2026-12-03' },
      nextStep,
    ])
  })

  test('says nothing of what is missing before someone tries', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Next step'), 'Call')
    expect(screen.queryByText('Please choose a day')).toBeNull()
  })

  test('waits while it is saved', async () => {
    await open({ nextStep }, { responses: { 'PATCH /referrals/1/next-step': 'never' } })
    await press('Done')
    await waitFor(() => expect(screen.getByLabelText('Next step')).toBeDisabled())
    expect(screen.getByLabelText('On')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('is kept when it could not be saved', async () => {
    await open({ nextStep }, { responses: { 'PATCH /referrals/1/next-step': failing } })
    await press('Done')
    await findToast('Failed to save the next step. Please try again.')
    expect(screen.getByLabelText('Next step')).toHaveValue('Call back')
  })
})
