import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FoundData, Hold, PersonalRecord } from '#contract/records/privacy.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'
import { PrivacyScreen } from './PrivacyScreen.tsx'

const at = '2026-11-14T18:00:00.000Z'
const aRecord: PersonalRecord = {
  id: 'a',
  at,
  title: 'Job Coach',
  email: 'tasha@example.org',
  phone: '(615) 555-0177',
  details: [
    { label: 'Name', text: 'Tasha Greene' },
    { label: 'Notes', text: '' },
  ],
  history: [{ at, text: 'Pending' }],
  documents: [{ id: 'd', name: 'CV.pdf', size: 2000 }],
}
const aHold: Hold = {
  id: 'h',
  email: 'tasha@example.org',
  phone: '',
  reason: 'A dispute',
  by: 'maria',
  at,
}
const receipt = { id: 'r-1', at, by: 'maria', erased: [{ label: 'Applications', count: 1 }] }
const nothing: FoundData = { kinds: [], auditLines: 0, holds: [], related: [] }
const found: FoundData = {
  ...nothing,
  kinds: [{ label: 'Applications', kept: '', records: [aRecord] }],
  auditLines: 3,
}

const find = 'POST /admin/privacy/find'
const erase = 'POST /admin/privacy/erase'

beforeEach(signIn)

/** Opens the screen and searches for Tasha. */
async function open(responses: Parameters<typeof respond>[0]) {
  const asked = respond({
    ...validSession,
    'GET /admin/privacy/holds': success([]),
    'GET /admin/privacy/receipts': success([]),
    'GET /admin/referral-rules': success({ deleteAfterMonths: 0 }),
    'GET /careers/rules': success({ identityDocuments: 'application' }),
    'GET /admin/application-retention': success({ keepYears: 1, deletesByItself: false, old: 0 }),
    ...responses,
  })
  renderAt('/', <PrivacyScreen />)
  await userEvent.type(await screen.findByLabelText('Email'), 'tasha@example.org')
  await press('Search')
  return asked
}

test('shows the counts first, then every record without its empty fields', async () => {
  await open({ [find]: success(found) })
  const panel = within(
    await screen.findByRole('region', { name: 'Stored about tasha@example.org' }),
  )
  expect(panel.getByRole('listitem')).toHaveTextContent('Applications 1')
  expect(panel.getByText(/3 lines of the audit log are about these records/)).toBeVisible()
  const record = within(screen.getByRole('article'))
  expect(record.getByText('Tasha Greene')).toBeVisible()
  expect(record.getByText('CV.pdf')).toBeVisible()
  expect(record.queryByText('Notes')).toBeNull()
  expect(screen.getByText('1 record found')).toBeVisible()
  expect(screen.queryByText(/^Nothing is stored about/)).toBeNull()
})

test('asks for an email or a phone, and sends nothing before', async () => {
  const asked = respond(validSession)
  renderAt('/', <PrivacyScreen />)
  await press('Search')
  expect(await screen.findByText('Please enter an email or a phone number')).toBeVisible()
  expect(asked).not.toContain(find)
})

test('says that nothing is stored, and where else to look', async () => {
  await open({ [find]: success(nothing) })
  expect(await screen.findByText('Nothing is stored about tasha@example.org')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Testimonials' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('shows that it searches, and starts no second search meanwhile', async () => {
  let slow = false
  const asked = await open({ [find]: () => (slow ? 'never' : success(found)) })
  await screen.findByRole('article')
  slow = true
  await press('Search')
  expect(await screen.findByRole('button', { name: 'Searching...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await press('Searching...')
  expect(screen.getByText('Searching...', { selector: '[role=status]' })).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  expect(asked.filter((name) => name === find)).toHaveLength(2)
})

test('shows that the search failed, and tries again', async () => {
  let down = true
  await open({ [find]: () => (down ? failure() : success(found)) })
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible()
  down = false
  await press('Retry')
  expect(await screen.findByRole('article')).toBeVisible()
})

test('searches for a related phone too when someone asks for it', async () => {
  const bodies: unknown[] = []
  const related = [{ by: 'phone' as const, value: '(615) 555-0177', more: 2 }]
  await open({
    [find]: (init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return success({ ...found, related })
    },
  })
  expect(await screen.findByText(/2 more records with the phone \(615\) 555-0177/)).toBeVisible()
  await press(/^Search for it too/)
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toEqual({ email: 'tasha@example.org', phone: '(615) 555-0177' })
  expect(screen.getByLabelText('Phone')).toHaveValue('(615) 555-0177')
})

test('erases only after the word is typed, then shows the receipt', async () => {
  const saved = savedFiles()
  const asked = await open({ [find]: success(found), [erase]: success(receipt) })
  await press('Erase')
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase everything' }))
  expect(dialog.getByText('Applications: 1')).toBeVisible()
  expect(dialog.getByText('Documents: 1')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(dialog.getByText('Please type ERASE.')).toBeVisible()
  expect(asked).not.toContain(erase)

  await userEvent.type(dialog.getByLabelText('Type ERASE to confirm'), 'erase')
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Erasure receipt' }))
  expect(shown.getByText('r-1')).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  await userEvent.click(shown.getByRole('button', { name: 'Download' }))
  expect(saved.names()).toEqual(['erasure-r-1.txt'])
})

test('shows why nothing was erased', async () => {
  const message = 'A hold stops this. Do not erase: A dispute'
  const held = failure(409, message)
  await open({ [find]: success(found), [erase]: held })
  await press('Erase')
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Type ERASE to confirm'), 'ERASE')
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(screen.getByRole('article')).toBeInTheDocument()
})

test('a hold hides the button to erase until it is released', async () => {
  let holds: Hold[] = []
  const sent: unknown[] = []
  const asked = await open({
    [find]: success(found),
    'GET /admin/privacy/holds': () => success(holds),
    'POST /admin/privacy/holds': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      holds = [aHold]
      return success(aHold)
    },
    'DELETE /admin/privacy/holds/h': () => {
      holds = []
      return { body: { success: true } }
    },
  })
  await press('Put on hold')
  await press('Save')
  expect(await screen.findByText('Reason is required')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/^Reason/), 'A dispute')
  // It would come back for the next person.
  expect(sessionStorage).toHaveLength(0)
  await press('Save')
  expect(await screen.findByText('Do not erase:')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  await findToast('Nothing of this person can be erased until you release the hold.')
  expect(sent).toEqual([{ email: 'tasha@example.org', phone: '', reason: 'A dispute' }])

  await press('Release the hold on tasha@example.org')
  await press('Release')
  expect(await screen.findByRole('button', { name: 'Erase' })).toBeVisible()
  expect(asked.filter((name) => name === find)).toHaveLength(1)
})

test('another hold on the same person stays', async () => {
  const other = { ...aHold, id: 'o', reason: 'An audit' }
  await open({
    [find]: success({ ...found, holds: [other] }),
    'GET /admin/privacy/holds': success([aHold]),
    'POST /admin/privacy/holds': success(aHold),
    'DELETE /admin/privacy/holds/h': { body: { success: true } },
  })
  await press('Put on hold')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'A dispute')
  await press('Save')
  await waitFor(() => expect(screen.getAllByText('Do not erase:')).toHaveLength(2))
  await press('Release the hold on tasha@example.org')
  await press('Release')
  await waitFor(() => expect(screen.getAllByText('Do not erase:')).toHaveLength(1))
  expect(screen.getByText(/An audit/)).toBeVisible()
})

test('says why something is kept, and does not erase it', async () => {
  const kept = 'An account stays.'
  await open({ [find]: success({ ...found, kinds: [{ ...found.kinds[0], kept }] }) })
  expect(await screen.findByText(kept)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('downloads everything as one file', async () => {
  const saved = savedFiles()
  const bodies: unknown[] = []
  await open({
    [find]: success(found),
    'POST /admin/privacy/export': (init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return { body: new File(['the archive'], 'personal-data.zip') }
    },
  })
  await press('Export')
  expect(await findToast('Exported everything about this person')).toBeVisible()
  expect(bodies).toEqual([{ email: 'tasha@example.org', phone: '' }])
  expect(saved.names()).toEqual([expect.stringMatching(/^personal-data-\d{4}-\d\d-\d\d\.zip$/)])
})

test('shows an earlier receipt', async () => {
  await open({ [find]: success(nothing), 'GET /admin/privacy/receipts': success([receipt]) })
  await press(/^Show receipt of Nov 14, 2026/)
  expect(await screen.findByRole('dialog', { name: 'Erasure receipt' })).toBeVisible()
})
