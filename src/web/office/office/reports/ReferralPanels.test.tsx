import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ReferralReport, Report } from '#contract/office/reports.ts'
import { signIn } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { report as example } from '../../../../../tests/support/responses.ts'
import { ReferralPanels } from './ReportPanels.tsx'

beforeEach(signIn)

const referrals: ReferralReport = {
  total: 5,
  series: [
    { date: '2026-11-02', count: 4 },
    { date: '2026-11-09', count: 1 },
  ],
  byStage: { received: 3, declined: 2 },
  byCounty: [
    { name: 'Rutherford', count: 3 },
    { name: 'Davidson', count: 1 },
  ],
  otherCounties: 1,
  firstCalls: {
    total: 2,
    medianHours: 36,
    bands: [
      { days: 1, count: 1 },
      { days: 3, count: 1 },
      { days: null, count: 0 },
    ],
  },
}
const show = (changes: Partial<ReferralReport> = {}) =>
  renderAt(
    '/',
    <ReferralPanels referrals={{ ...referrals, ...changes }} report={example as Report} />,
  )
const region = (name: string) => within(screen.getByRole('region', { name }))

/** Switches a panel to its table and returns the texts of its cells. */
async function readTable(name: string) {
  await userEvent.click(region(name).getByRole('radio', { name: 'Table' }))
  const rows = within(region(name).getByRole('table')).getAllByRole('row')
  return rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
}

test('describes the referrals in sentences', () => {
  show()
  for (const [name, sentence] of [
    ['Referrals over time', '5 referrals, most in the week of Nov 2. This week is not over yet.'],
    ['Referrals by stage', '5 referrals, by the stage they have now.'],
    ['Referrals by county', '5 referrals, by the county where the person lives.'],
    ['Time to first call', 'Half of 2 first calls came within 1.5 days.'],
  ] as const) {
    expect(region(name).getByText(sentence)).toBeVisible()
  }
})

test('shows the numbers as tables, with the counties that are not named', async () => {
  show()
  expect(await readTable('Referrals over time')).toEqual([
    ['Week', 'Referrals'],
    ['Week of Nov 9, 2026, so far', '1'],
    ['Week of Nov 2, 2026', '4'],
  ])
  const stages = await readTable('Referrals by stage')
  expect(stages[0]).toEqual(['Stage', 'Referrals', 'Share'])
  expect(stages).toContainEqual(['Received', '3', '60%'])
  expect(stages).toContainEqual(['Started', '0', '0%'])
  expect(await readTable('Referrals by county')).toEqual([
    ['County', 'Referrals', 'Share'],
    ['Rutherford', '3', '60%'],
    ['Davidson', '1', '20%'],
    ['Other counties', '1', '20%'],
  ])
  expect(await readTable('Time to first call')).toEqual([
    ['Time', 'First calls', 'Share'],
    ['Within a day', '1', '50%'],
    ['2 to 3 days', '1', '50%'],
    ['More than 3 days', '0', '0%'],
  ])
})

test('leaves out other counties where there are none', async () => {
  show({ otherCounties: 0 })
  expect(await readTable('Referrals by county')).toHaveLength(3)
})

test('says where there is no data', () => {
  show({ total: 0, series: [], firstCalls: { total: 0, medianHours: null, bands: [] } })
  expect(screen.getAllByText('No referrals in this period')).toHaveLength(3)
  expect(screen.getByText('No first calls in this period')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})
