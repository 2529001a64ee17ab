import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import {
  causeConflict,
  choice,
  conflictDialog,
  pressInDialog,
} from '../../../../../tests/support/edit-conflicts.tsx'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { findToast } from '../../../../../tests/support/render.tsx'
import { type CompareOptions, linesOfRichText } from './compare.ts'
import { SaveProblem } from './SaveProblem.tsx'

type Values = { text: string; image?: File | null }
type Item = { text: string; path: string; updatedAt: string }

const compare: CompareOptions<Values, Item> = {
  toValues: (item) => ({ text: item?.text ?? '' }),
  fields: { text: { label: 'Text', text: ({ text }) => linesOfRichText(text) } },
  getPicture: ({ path }) => path || undefined,
}
const item: Item = { text: '<p>One two</p>', path: '', updatedAt: '2026-01-15T12:00:00.000Z' }

/** Shows why a version was not saved, after someone without a name has saved theirs. */
function show(mine: Values, theirs: Partial<Item> = {}, error?: ApiError) {
  const updatedAt = '2026-01-15T21:12:00.000Z'
  const conflict = { current: { ...item, ...theirs }, updatedBy: null, updatedAt }
  const on = { onMerge: vi.fn(), onKeepTheirs: vi.fn(), onSaveNew: vi.fn() }
  render(
    <SaveProblem
      error={error ?? new ApiError(409, 'Someone else', { conflict })}
      message="It could not be saved."
      kind="notice"
      item={item}
      mine={mine}
      compare={compare}
      {...on}
    />,
  )
  return on
}
const field = async (name: string) => within((await conflictDialog()).getByRole('group', { name }))
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

test('says who changed each field', async () => {
  signIn()
  await causeConflict({ position: 'Founder', image: '/uploads/pictures/new.webp' })
  expect((await field('Name')).getByText('Only you changed this.')).toBeVisible()
  expect((await field('Position')).getByText('Only they changed this.')).toBeVisible()
  expect(
    (await field('Image')).getByText('They changed the picture and you did not, so theirs stays.'),
  ).toBeVisible()
  const pictures = (await field('Image')).getAllByRole('img', { name: 'Picture' })
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/uploads/pictures/ruth.webp',
    '/uploads/pictures/new.webp',
  ])
  expect((await conflictDialog()).getByText('3 other fields are the same in both.')).toBeVisible()
})

test('says before saving that all of mine will be saved', async () => {
  signIn()
  await causeConflict({ position: 'Founder', comment: 'Hi.', imageDescription: 'Ruth' })
  expect((await conflictDialog()).getByText('2 other fields are the same in both.')).toBeVisible()
  await pressInDialog('Use mine')
  expect((await conflictDialog()).getByRole('status')).toHaveTextContent(
    'Your version will be saved.',
  )
})

test('says when only the formatting differs', async () => {
  show({ text: '<p><b>One</b> two</p>' }, { text: '<p>One two</p><p></p>' })
  expect(
    (await field('Text')).getByText('You both changed this. Only the formatting differs.'),
  ).toBeVisible()
  expect(marked()).toEqual([])
  expect((await conflictDialog()).getByText('1 other field is the same in both.')).toBeVisible()
})

test('marks the words that differ, and says what is empty', async () => {
  show({ text: '<p>One three</p>' }, { text: '<p>One two four</p>' })
  expect(marked()).toEqual(['three', 'two four'])
  expect(await choice('Text', 'Mine')).toHaveAccessibleDescription('One three')
})

test('shows which picture was chosen, and where there is none', async () => {
  const image = new File(['x'], 'mine.png', { type: 'image/png' })
  show({ text: '<p>New</p>', image }, { text: '', path: '' })
  expect(await choice('Image', 'Mine')).toHaveAccessibleDescription('mine.png')
  expect(await choice('Image', 'Theirs')).toHaveAccessibleDescription('No picture')
  expect(await choice('Text', 'Theirs')).toHaveAccessibleDescription('Empty')
  expect((await conflictDialog()).queryByText(/same in both/)).toBeNull()
})

test('someone without a name is someone else', async () => {
  const { onKeepTheirs, onMerge } = show({ text: 'Mine' }, { text: 'Theirs' })
  const when = 'on Jan 15, 2026, 3:12 PM'
  expect((await conflictDialog()).getByText(`Saved by someone else ${when}`)).toBeVisible()
  await pressInDialog('Back to the form')
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Someone else saved a newer version ${when}. Yours is not saved yet.`,
  )
  await press('Compare both versions')
  await pressInDialog('Use theirs')
  await pressInDialog('Keep theirs')
  await findToast('Nothing was saved. The version saved by the other person stays.')
  expect(onKeepTheirs).toHaveBeenCalledOnce()
  expect(onMerge).not.toHaveBeenCalled()
})

test('the chosen fields are merged on top of their version', async () => {
  const { onMerge } = show({ text: 'Mine', image: null }, { text: 'Theirs', path: 'new.webp' })
  await userEvent.click(await choice('Text', 'Theirs'))
  await pressInDialog('Save')
  expect(onMerge).toHaveBeenCalledExactlyOnceWith(
    { ...item, text: 'Theirs', path: 'new.webp' },
    { text: 'Theirs', image: null },
  )
})

test('a deleted record that had no picture does not ask for one', () => {
  const gone = new ApiError(404, 'Gone')
  show({ text: 'Mine' }, {}, gone)
  expect(screen.getByRole('alert')).toHaveTextContent(/What you typed is still here\.$/)
  expect(screen.queryByText(/choose it again/)).toBeNull()
})

test('any other failure shows its message', () => {
  show({ text: 'Mine' }, {}, new ApiError(500, 'Out of order'))
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be saved.')
  expect(screen.queryByRole('button')).toBeNull()
})
