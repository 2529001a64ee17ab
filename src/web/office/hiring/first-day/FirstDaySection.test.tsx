import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FirstDayItem } from '#contract/hiring/first-day.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import {
  anOpenedApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { FirstDaySection } from './FirstDaySection.tsx'

beforeEach(signIn)

const nothing: FirstDayItem = {
  id: '',
  item: 'Background check',
  doneOn: '',
  expiresOn: '',
  doneBy: null,
  notApplicable: false,
  note: '',
  updatedAt: '',
}
const cpr = { ...nothing, id: 'c', item: 'CPR', doneOn: '2026-11-03', doneBy: 'Ann' }
const done = { ...cpr, updatedAt: '2026-11-03T12:00:00.000Z' }

/** Shows the items of someone who was hired, and returns what is saved. */
function show(...firstDay: FirstDayItem[]) {
  return showWith({}, ...firstDay)
}

function showWith(responses: Parameters<typeof respond>[0], ...firstDay: FirstDayItem[]) {
  const sent: unknown[] = []
  const save = (saved: object) => (init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return success(saved)
  }
  const list = { items: ['CPR', 'Keys'], updatedAt: 'v1' }
  respond({
    ...validSession,
    'GET /careers/first-day': success(list),
    'PUT /careers/first-day': save(list),
    'PUT /careers/1/first-day': save(done),
    ...responses,
  })
  const application = anOpenedApplication({ status: 'hired', firstDay })
  renderAt('/', <FirstDaySection application={application} />)
  return sent
}

const findRow = (item: string) => {
  const row = screen.getAllByRole('listitem').find((each) => each.textContent?.startsWith(item))
  if (!row) throw new Error(`no row ${item}`)
  return row
}

test('says what is done, by whom and when, and that it is not legal advice', () => {
  show(nothing, { ...done, note: 'Card seen' }, { ...nothing, item: 'Keys' })
  expect(screen.getByText('1 of 3 done. Suggestions, not legal advice.')).toBeVisible()
  expect(findRow('Background check')).toHaveTextContent('Not done')
  expect(findRow('CPR')).toHaveTextContent('DoneNov 3, 2026, AnnCard seen')
})

test.each([
  [-1, 'Expired', 'red'],
  [0, 'Expires', 'orange'],
  [30, 'Expires', 'orange'],
  [31, 'Expires', 'blue'],
])('an expiry in %i days is named', (later, word, color) => {
  const day = providerToday(later)
  show({ ...done, expiresOn: day })
  const badge = within(findRow('CPR')).getByText(`${word} ${formatCalendarDay(day)}`)
  expect(badge).toHaveAttribute('data-color', color)
})

test('a record without a person or an expiry has neither', () => {
  show({ ...done, doneBy: null })
  expect(findRow('CPR')).toHaveTextContent('CPRDoneNov 3, 2026Change CPR')
})

test('a record is changed on top of its version, and can be set back to not done', async () => {
  const sent = show({ ...done, expiresOn: '2028-11-03', note: 'Card seen' })
  await press('Change CPR')
  const dialog = within(await screen.findByRole('dialog', { name: 'CPR' }))
  expect(dialog.getByLabelText('Done on')).toHaveValue('2026-11-03')
  expect(dialog.getByLabelText('Expires on')).toHaveValue('2028-11-03')
  await userEvent.clear(dialog.getByLabelText('Done on'))
  await userEvent.clear(dialog.getByLabelText('Expires on'))
  await press('Save')
  await findToast('Recorded')
  expect(sent).toEqual([
    {
      item: 'CPR',
      doneOn: '',
      expiresOn: '',
      notApplicable: false,
      note: 'Card seen',
      updatedAt: done.updatedAt,
    },
  ])
})

test('says that it was not saved, and nothing can be typed while it is', async () => {
  let failing = true
  showWith({ 'PUT /careers/1/first-day': () => (failing ? failure() : 'never') }, done)
  await press('Change CPR')
  const fields = () => [...screen.getByRole('dialog').querySelectorAll('input, textarea')]
  await screen.findByRole('dialog')
  await press('Save')
  expect(await findToast('Failed to save. Please try again.')).toBeVisible()
  failing = false
  await press('Save')
  await screen.findByRole('button', { name: 'Saving...' })
  for (const field of fields()) expect(field).toBeDisabled()
})

test('a new record begins with today, and is saved on top of nothing', async () => {
  const sent = show(nothing)
  await press('Enter Background check')
  const dialog = within(await screen.findByRole('dialog', { name: 'Background check' }))
  expect(dialog.getByLabelText('Done on')).toHaveValue(providerToday())
  await userEvent.type(dialog.getByLabelText('Note'), 'By mail')
  await press('Save')
  await findToast('Recorded')
  expect(sent).toEqual([
    {
      item: 'Background check',
      doneOn: providerToday(),
      expiresOn: '',
      notApplicable: false,
      note: 'By mail',
      updatedAt: '',
    },
  ])
})

test('a link leads to where the list is edited', () => {
  show(done)
  expect(screen.getByRole('link', { name: 'Edit the first-day list' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=hiring-settings&first-day',
  )
})

test('what does not apply is not counted, and asks for no days', async () => {
  const sent = show(done, { ...nothing, notApplicable: true, updatedAt: 'v1' })
  expect(screen.getByText('1 of 1 done. Suggestions, not legal advice.')).toBeVisible()
  expect(findRow('Background check')).toHaveTextContent('Not applicable')
  await press('Change CPR')
  const dialog = within(await screen.findByRole('dialog', { name: 'CPR' }))
  await userEvent.click(dialog.getByLabelText(/^Not applicable/))
  expect(dialog.queryByLabelText('Done on')).toBeNull()
  await press('Save')
  await findToast('Recorded')
  expect(sent).toMatchObject([{ item: 'CPR', notApplicable: true }])
})

test('a document that is for an item stands there when it is asked for and when it is here', () => {
  respond(validSession)
  const request = { id: 'r', kind: 'other' as const, note: '', createdAt: done.updatedAt }
  const file = { id: 'f', path: 'uploads/documents/f.pdf', originalName: 'a.pdf', size: 1 }
  const application = anOpenedApplication({
    status: 'hired',
    firstDay: [done, { ...nothing, item: 'Keys' }],
    namedDocuments: [{ ...file, name: 'CPR card', item: 'CPR' }],
    documentRequests: [{ ...request, name: 'New card', item: 'CPR' }],
  })
  renderAt('/', <FirstDaySection application={application} />)
  expect(findRow('CPR')).toHaveTextContent('CPR card is hereNew card is asked for')
  expect(findRow('Keys')).not.toHaveTextContent('card')
})
