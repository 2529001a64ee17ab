import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { done, press, signIn, success } from '../../../../../tests/support/office.ts'
import { openReferral } from '../../../../../tests/support/referral-page.tsx'
import { detailsIn, findToast } from '../../../../../tests/support/render.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const listFacts = (title: string) =>
  detailsIn(screen.getByRole('heading', { name: title }).parentElement)
const actions = () => within(screen.getByRole('region', { name: 'What to do with this referral' }))
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
    await openReferral({ ...sender, ...person }, { files })
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
    expect(screen.getByText('s1@example.org')).toHaveAttribute('href', 'mailto:s1@example.org')
    expect(screen.getByRole('list', { name: 'Files of this referral' })).toHaveTextContent(
      'plan.docx2 KB. It loads a template or a picture from another place: if Word asks, do not allow it.',
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Nothing was written.')).toBeNull()
  })

  test('without a phone it offers to write, and names no phone', async () => {
    await openReferral({ phone: '' })
    expect(screen.getByRole('button', { name: 'Write to s1@example.org' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
    expect(listFacts('Referred by')).not.toHaveProperty('Phone')
    expect(listFacts('The person')).not.toHaveProperty('Health plan')
  })

  test('shows what the sender added later, and when', async () => {
    const at = '2026-11-16T18:00:00.000Z'
    const file = { id: 'f', path: 'uploads/referrals/b.pdf', name: 'later.pdf', size: 2048 }
    await openReferral(
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
    const { sent } = await openReferral()
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
    await openReferral(
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
    await openReferral({ stage: 'withdrawn' }, { canMail: false })
    expect(screen.queryByLabelText('What is missing')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull()
    expect(screen.getByText('No link')).toBeVisible()
  })

  test('shows its stage in a color and offers all of them', async () => {
    await openReferral({ stage: 'visit planned' })
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
    await openReferral({ owner: { id: 't', name: 'tom' } }, { role: 'reader' })
    expect(actions().getByText('Owner: tom')).toBeVisible()
    expect(actions().queryByText(/^Next:/)).toBeNull()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  })

  test('is deleted after a question, which leads back to the list', async () => {
    await openReferral()
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
    const { sent } = await openReferral({}, { timeline: [note] })
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
