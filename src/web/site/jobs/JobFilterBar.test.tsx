import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/support/render.tsx'
import { JobFilterBar } from './JobFilterBar.tsx'
import { jobPath, readFilter } from './listing-address.ts'

function Bar() {
  const [query] = useSearchParams()
  return (
    <>
      <JobFilterBar filter={readFilter(query)} places={['Dayton, TN', 'Knoxville, TN']} count={2} />
      <Link to="/?view=jobs&search=cook&location=Dayton%2C+TN&shift=second">Another search</Link>
    </>
  )
}

const show = (query: string) => renderAt(`/?view=jobs${query}`, <Bar />)
const search = () => screen.getByLabelText<HTMLInputElement>('Search jobs')
const address = () => screen.getByTestId('address').textContent
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.value)

test('shows the filter of the address', () => {
  show('&search=nurse&location=Knoxville%2C+TN&shift=morning,overnight')
  expect(search()).toHaveValue('nurse')
  expect(screen.getByLabelText('Place')).toHaveValue('Knoxville, TN')
  expect(checked()).toEqual(['morning', 'overnight'])
})

test('shifts are added and removed one at a time, and the page starts again at 1', async () => {
  show('&shift=overnight&page=3')
  await userEvent.click(screen.getByLabelText('Morning'))
  expect(address()).toBe('/?view=jobs&shift=morning%2Covernight')
  await userEvent.click(screen.getByLabelText('Overnight'))
  expect(address()).toBe('/?view=jobs&shift=morning')
  expect(checked()).toEqual(['morning'])
})

test('Enter searches immediately, without spaces around the text', () => {
  show('')
  fireEvent.change(search(), { target: { value: ' nurse ' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(address()).toBe('/?view=jobs&search=nurse')
  expect(search()).toHaveValue(' nurse ')
})

test('a choice also applies what was typed just before', async () => {
  show('')
  fireEvent.change(search(), { target: { value: 'nurse' } })
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'Dayton, TN')
  expect(address()).toBe('/?view=jobs&search=nurse&location=Dayton%2C+TN')
})

test('when a link changes the address, the fields follow and what was being typed is dropped', async () => {
  show('')
  fireEvent.change(search(), { target: { value: 'nurse' } })
  await userEvent.click(screen.getByRole('link', { name: 'Another search' }))
  await waitFor(() => expect(search()).toHaveValue('cook'))
  expect(screen.getByLabelText('Place')).toHaveValue('Dayton, TN')
  expect(checked()).toEqual(['second'])
})

test('works as an ordinary form without script', () => {
  show('&shift=second')
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Find a job' })
  expect(form).toHaveAttribute('action', '/#careers')
  expect([...new FormData(form).entries()]).toEqual([
    ['view', 'jobs'],
    ['search', ''],
    ['location', ''],
    ['shift', 'second'],
  ])
})

test.each([
  ['search=%20nurse%20', { search: 'nurse' }],
  [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
  ['location=%20Dayton%20', { location: 'Dayton' }],
  [`location=${'x'.repeat(300)}`, { location: 'x'.repeat(100) }],
  ['shift=second&shift=morning&shift=noon', { shifts: ['morning', 'second'] }],
  ['page=9999', { page: 9999 }],
  ['page=10000', { page: 1 }],
  ['page=0', { page: 1 }],
  ['page=2x', { page: 1 }],
])('reads an address that someone typed: %s', (query, expected) => {
  expect(readFilter(new URLSearchParams(query))).toMatchObject(expected)
})

test('the address of a job has no question mark without a filter', () => {
  expect(jobPath('7')).toBe('/jobs/7')
})
