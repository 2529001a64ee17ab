import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FirstDayItem } from '#contract/first-day.ts'
import {
  anOpenedApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../tests/support/office.ts'
import { answer, findToast, renderAt } from '../../../../tests/support/render.tsx'
import { providerToday } from '../provider-clock.ts'
import { FirstDaySection } from './FirstDaySection.tsx'

beforeEach(signIn)

const nothing: FirstDayItem = {
  id: '',
  item: 'Background check',
  doneOn: '',
  expiresOn: '',
  doneBy: null,
  note: '',
  updatedAt: '',
}
const cpr = { ...nothing, id: 'c', item: 'CPR', doneOn: '2026-11-03', doneBy: 'Ann' }
const done = { ...cpr, updatedAt: '2026-11-03T12:00:00.000Z' }

/** Shows the items of someone who was hired, and returns what is saved. */
function show(...firstDay: FirstDayItem[]) {
  const sent: unknown[] = []
  const save = (init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return success(done)
  }
  answer({
    ...validSession,
    'GET /careers/first-day': success({ items: ['CPR', 'Keys'], updatedAt: 'v1' }),
    'PUT /careers/first-day': save,
    'PUT /careers/1/first-day': save,
  })
  const application = anOpenedApplication({ status: 'hired', firstDay })
  renderAt('/', <FirstDaySection application={application} />)
  return sent
}

const rowOf = (item: string) => {
  const row = screen.getAllByRole('listitem').find((each) => each.textContent?.startsWith(item))
  if (!row) throw new Error(`no row ${item}`)
  return row
}

test('says what is done, by whom and when, and that it is not legal advice', () => {
  show(nothing, { ...done, note: 'Card seen' })
  expect(screen.getByText('1 of 2 done. Suggestions, not legal advice.')).toBeVisible()
  expect(rowOf('Background check')).toHaveTextContent('Not done')
  expect(rowOf('CPR')).toHaveTextContent('DoneNov 3, 2026, AnnCard seen')
})

test.each([
  [-1, /Expired/],
  [0, /Expires/],
  [30, /Expires/],
])('an expiry in %i days is named', (later, text) => {
  show({ ...done, expiresOn: providerToday(later) })
  expect(within(rowOf('CPR')).getByText(text)).toBeVisible()
})

test('a new record begins with today, and is saved on top of nothing', async () => {
  const sent = show(nothing)
  await press('Record Background check')
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
      note: 'By mail',
      updatedAt: '',
    },
  ])
})

test('the list is edited one item in each line', async () => {
  const sent = show(done)
  await press('Edit the first-day list')
  const field = await screen.findByLabelText('Before the first day')
  expect(field).toHaveValue('CPR\nKeys')
  await userEvent.type(field, '\nKeys')
  await press('Save')
  expect(await screen.findByText('An item is there twice')).toBeVisible()
  await userEvent.type(field, ' and badge')
  await press('Save')
  await findToast('The list was saved')
  expect(sent).toEqual([{ items: ['CPR', 'Keys', 'Keys and badge'], updatedAt: 'v1' }])
})
