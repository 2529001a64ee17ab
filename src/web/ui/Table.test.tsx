import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Column, Table } from './Table.tsx'

type Job = { id: string; title: string; closed?: boolean; note?: string }

const jobs: Job[] = [
  { id: '1', title: 'Job Coach', note: 'Two people applied' },
  { id: '2', title: 'Nurse', closed: true },
]
const columns: Column<Job>[] = [
  { header: 'Number', cell: (_, index) => index + 1 },
  { header: 'Title', cell: ({ title }) => title, card: 'lead' },
]
const rowKey = ({ id }: Job) => id
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('has a name, its headers and a row for each record', () => {
  render(<Table caption="Jobs" columns={columns} rows={jobs} rowKey={rowKey} />)
  const [head, ...rows] = within(screen.getByRole('table', { name: 'Jobs' })).getAllByRole('row')
  expect(
    head &&
      within(head)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
  ).toEqual(['Number', 'Title'])
  expect(rows.map(cells)).toEqual([
    ['1', 'Job Coach'],
    ['2', 'Nurse'],
  ])
})

test('names each cell, because a card has no header row', () => {
  render(<Table caption="Jobs" columns={columns} rows={jobs} rowKey={rowKey} />)
  expect(screen.getByRole('cell', { name: 'Nurse' })).toHaveAttribute('data-label', 'Title')
})

test('shows details below a row, in full width', () => {
  render(
    <Table
      caption="Jobs"
      columns={columns}
      rows={jobs}
      rowKey={rowKey}
      below={({ note }) => note}
      isMarked={({ note }) => note !== undefined}
    />,
  )
  const [, first, details, second, ...more] = screen.getAllByRole('row')
  expect(details && cells(details)).toEqual(['Two people applied'])
  expect(screen.getByRole('cell', { name: 'Two people applied' })).toHaveAttribute('colspan', '2')
  expect(second && cells(second)).toEqual(['2', 'Nurse'])
  expect(more).toEqual([])
  const marks = [first, details, second].map((row) => row?.dataset.marked)
  expect(marks).toEqual(['true', 'true', undefined])
})

test('shows inactive rows paler', () => {
  render(
    <Table
      caption="Jobs"
      columns={columns}
      rows={jobs}
      rowKey={rowKey}
      isMuted={({ closed = false }) => closed}
    />,
  )
  const [, first, second] = screen.getAllByRole('row')
  expect([first, second].map((row) => row?.dataset.muted)).toEqual([undefined, 'true'])
  expect([first, second].map((row) => row?.dataset.marked)).toEqual([undefined, undefined])
})

test.each([
  [3, ['Act 1', 'Act 2', 'Act 3', 'After']],
  [4, ['Act 1', 'After']],
])('Tab stops at most three times at the %i buttons of a row', async (count, stops) => {
  const actions = Array.from({ length: count }, (_, index) => `Act ${index + 1}`)
  const withActions: Column<Job>[] = [
    {
      header: 'Actions',
      cell: () =>
        actions.map((name) => (
          <button type="button" key={name}>
            {name}
          </button>
        )),
    },
  ]
  render(
    <>
      <Table caption="Jobs" columns={withActions} rows={jobs.slice(0, 1)} rowKey={rowKey} />
      <button type="button">After</button>
    </>,
  )
  for (const name of stops) {
    await userEvent.tab()
    expect(screen.getByRole('button', { name })).toHaveFocus()
  }
  screen.getByRole('button', { name: 'Act 1' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Act 3' })).toHaveFocus()
})
