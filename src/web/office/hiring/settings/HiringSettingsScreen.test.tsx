import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { HiringSettingsScreen } from './HiringSettingsScreen.tsx'

beforeEach(signIn)

/** Shows the screen and returns what is sent. */
function show(address = '', responses: Parameters<typeof respond>[0] = {}) {
  const sent: unknown[] = []
  const note = (reply: object) => (init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return success(reply)
  }
  const [reasons, items, questions] = [
    { reasons: ['Too far', 'Pay'], updatedAt: 'v1' },
    { items: ['CPR', 'Keys'], updatedAt: 'v1' },
    { questions: ['Why us?'], updatedAt: 'v1' },
  ]
  respond({
    ...validSession,
    'GET /careers/interview-questions': success(questions),
    'PUT /careers/interview-questions': note(questions),
    'GET /careers/reasons': success(reasons),
    'PUT /careers/reasons': note(reasons),
    'GET /careers/first-day': success(items),
    'PUT /careers/first-day': note(items),
    'GET /careers/disclosure': success({
      id: '',
      version: 0,
      text: '',
      spanish: '',
      updatedAt: '',
    }),
    'PUT /careers/disclosure': note({
      id: 'd',
      version: 1,
      text: 'We check.',
      spanish: '',
      updatedAt: 'v2',
    }),
    'GET /careers/waiting-days': success({ waitingDays: 5 }),
    'GET /careers/rules': success({ identityDocuments: 'offer' }),
    'GET /admin/application-retention': success({ keepYears: 1, deletesByItself: false, old: 0 }),
    ...responses,
  })
  renderAt(`/admin/dashboard?section=hiring-settings${address}`, <HiringSettingsScreen />)
  return sent
}

test.each([
  ['Interview questions', 'Questions', 'Why us?', 'questions', 'The questions were saved'],
  ['Reasons', 'Reasons to choose from', 'Too far\nPay', 'reasons', 'The reasons were saved'],
  ['First-Day List', 'Before the first day', 'CPR\nKeys', 'items', 'The list was saved'],
])('%s are edited one in each line', async (title, label, before, name, toast) => {
  const sent = show()
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const field = dialog.getByLabelText(label)
  expect(field).toHaveValue(before)
  await userEvent.type(field, '\nSomething else')
  await press('Save')
  await findToast(toast)
  expect(sent).toEqual([{ [name]: [...before.split('\n'), 'Something else'], updatedAt: 'v1' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a line that is there twice is refused', async () => {
  show('&reasons')
  const field = await screen.findByLabelText('Reasons to choose from')
  await userEvent.type(field, '\nPay')
  await press('Save')
  expect(await screen.findByText('A reason is there twice')).toBeVisible()
})

test('a link opens the text of the disclosure, which is saved when the server has it', async () => {
  let failing = true
  const sent: unknown[] = []
  show('&disclosure', {
    'PUT /careers/disclosure': (init) => {
      if (failing) return failure()
      sent.push(JSON.parse(String(init?.body)))
      return success({ id: 'd', version: 1, text: 'We check.', spanish: 'Sí.', updatedAt: 'v2' })
    },
  })
  await userEvent.type(await screen.findByLabelText('Text'), 'We check.')
  await userEvent.type(screen.getByLabelText('Text in Spanish'), 'Sí.')
  await press('Save')
  await findToast('Failed to save the disclosure. Please try again.')
  failing = false
  await press('Save')
  await findToast('The disclosure was saved')
  expect(sent).toEqual([{ text: 'We check.', spanish: 'Sí.', updatedAt: '' }])
})

test('what only an owner may set is not shown to others', async () => {
  show()
  expect(await screen.findByLabelText('Keep applications for')).toBeVisible()
  expect(await screen.findByLabelText('Ask for identity documents')).toBeVisible()
  storeSession('token', { ...signedInUser, role: 'hiring' })
  document.body.replaceChildren()
  show()
  expect(await screen.findByText('Why us?')).toBeVisible()
  expect(screen.queryByLabelText('Keep applications for')).toBeNull()
})

test('each setting shows what it was before, from the beginning, and brings it back', async () => {
  const saved = { savedAt: '2026-11-15T15:00:00.000Z', savedBy: 'ann' }
  const url = '/admin/versions/setting/hiring%20rules'
  const rules = (waitingDays: number) => ({ identityDocuments: 'offer', waitingDays })
  const restored: unknown[] = []
  show('', {
    [`GET ${url}?page=1`]: {
      body: {
        success: true,
        data: {
          current: { number: null, ...saved, record: rules(7) },
          versions: [{ number: 1, savedAt: '', savedBy: '', record: rules(5) }],
        },
        pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 20 },
      },
    },
    [`POST ${url}/1`]: (init) => {
      restored.push(JSON.parse(String(init?.body)))
      return success({ note: '' })
    },
  })
  const [first] = await screen.findAllByRole('button', {
    name: 'History: Background checks and identity documents',
  })
  await userEvent.click(first as HTMLElement)
  await press('Compare the version of the beginning')
  const field = await screen.findByRole('region', { name: /^Workdays/ })
  expect(field).toHaveTextContent(/5 workdays.*7 workdays/)
  await press('Restore this version')
  await findToast('The version was restored')
  expect(restored).toEqual([{ updatedAt: saved.savedAt }])
})

test.each(['Interview questions', 'Reasons', 'First-Day List'])(
  'the form of %s has its history',
  async (title) => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByRole('button', { name: 'History' })).toBeVisible()
  },
)
