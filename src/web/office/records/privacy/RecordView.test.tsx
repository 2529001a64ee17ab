import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonalRecord } from '#contract/records/privacy.ts'
import { RecordView } from './FoundPerson.tsx'

const at = '2026-11-14T18:00:00.000Z'
const show = (fields: Partial<PersonalRecord>) =>
  render(
    <RecordView
      record={{
        id: 'a',
        at,
        title: 'Job Coach',
        email: '',
        phone: '',
        details: [],
        history: [],
        documents: [],
        ...fields,
      }}
    />,
  )
const terms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent)
const headings = () =>
  screen.queryAllByRole('heading', { level: 4 }).map((each) => each.textContent)
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at, text: `Step ${index}` }))

test('a text with more than 60 characters or several lines gets a heading of its own', () => {
  show({
    details: [
      { label: 'Sixty', text: 'x'.repeat(60) },
      { label: 'Longer', text: 'x'.repeat(61) },
      { label: 'Lines', text: 'one\ntwo' },
      { label: 'Empty', text: '' },
    ],
  })
  expect(terms()).toEqual(['Sixty'])
  expect(headings()).toEqual(['Longer', 'Lines'])
})

test('names the documents with their sizes', () => {
  show({ documents: [{ id: 'd', name: 'CV.pdf', size: 2048 }] })
  expect(headings()).toEqual(['Documents'])
  expect(screen.getByRole('listitem')).toHaveTextContent('CV.pdf (2 KB)')
})

test('without documents or a history it says nothing about them', () => {
  show({})
  expect(headings()).toEqual([])
  expect(screen.queryByText(/^History/)).toBeNull()
  expect(screen.getByText('Nov 14, 2026, 12:00 PM')).toHaveAttribute('datetime', at)
})

test.each([
  [5, true],
  [6, false],
])('a history with %s entries is open: %s', (count, open) => {
  show({ history: entries(count) })
  const summary = screen.getByText(`History (${count})`)
  expect(summary.closest('details')?.open).toBe(open)
  const list = within(summary.parentElement as HTMLElement)
  expect(list.getByText('Step 0')).toHaveTextContent('Nov 14, 2026, 12:00 PM Step 0')
})
