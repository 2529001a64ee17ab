import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Details } from './Details.tsx'
import { FileRow, FileRows } from './FileRows.tsx'
import { Honeypot } from './Honeypot.tsx'
import { fileProgress, Progress } from './UploadProgress.tsx'

test('progress has a name, and says how much is done', () => {
  render(<Progress label="Uploading" value={3} max={4} />)
  const bar = screen.getByRole('progressbar', { name: 'Uploading' })
  expect(bar).toHaveAttribute('value', '3')
  expect(bar).toHaveAttribute('max', '4')
})

test('details are terms with their values', () => {
  render(
    <Details
      entries={[
        ['Name', 'Jo'],
        ['Email', 'jo@example.org'],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Jo',
    'jo@example.org',
  ])
})

test('a file has its name, its note, its buttons and what is below', () => {
  render(
    <FileRows label="Documents">
      <FileRow icon="" name="resume.pdf" note="2 KB" below={<p>Uploading</p>}>
        <button type="button">Open</button>
      </FileRow>
      <FileRow icon="" name="id.png" note="1 KB" />
    </FileRows>,
  )
  const list = screen.getByRole('list', { name: 'Documents' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first).toHaveTextContent('resume.pdf2 KBOpenUploading')
  expect(second).toHaveTextContent(/^id\.png1 KB$/)
  expect(screen.getByText('id.png')).toHaveAttribute('title', 'id.png')
})

test('the field for spam bots cannot be reached by people', () => {
  render(<Honeypot name="website" />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByLabelText('Leave this empty')).toHaveAttribute('tabindex', '-1')
})

const files = [{ size: 100 }, { size: 300 }]

test.each([
  [0, 400, [0, 0]],
  [50, 400, [0.5, 0]],
  [100, 400, [1, 0]],
  [250, 400, [1, 0.5]],
  [400, 400, [1, 1]],
  // The body is larger than its files and counts as part of them.
  [250, 500, [1, 1 / 3]],
  [500, 500, [1, 1]],
])('after %i of %i bytes the progress of the files is %j', (bytes, total, shares) => {
  expect(fileProgress(files, bytes, total)).toEqual(shares)
})

test('before the size of the body is known, the progress is 0', () => {
  expect(fileProgress(files, 0, 0)).toEqual([0, 0])
})

test('an empty file is always complete', () => {
  expect(fileProgress([{ size: 0 }, { size: 10 }], 0, 10)).toEqual([1, 0])
})
