import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilesInput } from './FilesInput.tsx'

const onRefuse = vi.fn()
const reason = 'Only PDF files'

function Resume({ max = 1 }: { max?: number }) {
  const [files, setFiles] = useState<File[]>([])
  return (
    <FilesInput
      label="Resume"
      hint="One PDF file."
      accept={['.pdf']}
      files={files}
      max={max}
      onChange={setFiles}
      check={(chosen) => (chosen.every(({ name }) => name.endsWith('.pdf')) ? undefined : reason)}
      onRefuse={onRefuse}
    />
  )
}

const file = (name: string) => new File(['x'], name)
const input = () => screen.getByLabelText<HTMLInputElement>('Resume')
const status = () => screen.getByRole('status')

function show(max = 1) {
  render(<Resume max={max} />)
  return userEvent.setup({ applyAccept: false })
}

test('announces the chosen file in an existing live region, and describes it at the input', async () => {
  const user = show()
  const region = status()
  expect(region).toHaveTextContent(/^$/)
  expect(input()).toHaveAccessibleDescription('One PDF file.')
  await user.upload(input(), file('resume.pdf'))
  expect(region).toHaveTextContent('resume.pdf chosen')
  expect(status()).toBe(region)
  expect(input()).toHaveAccessibleDescription('Chosen: resume.pdf. One PDF file.')
  expect([...(input().files ?? [])].map(({ name }) => name)).toEqual(['resume.pdf'])
})

test('lists the chosen files after the input, and adds to them', async () => {
  const user = show(3)
  await user.upload(input(), file('one.pdf'))
  await user.upload(input(), file('two.pdf'))
  expect(input()).toHaveAccessibleDescription(
    'Chosen: one.pdf, two.pdf. 1 more file allowed One PDF file.',
  )
  const list = screen.getByRole('list', { name: 'Chosen files' })
  expect(input().compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('announces a removed file, and focuses the input', async () => {
  const user = show(3)
  await user.upload(input(), [file('one.pdf'), file('two.pdf')])
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }))
  expect(status()).toHaveTextContent('one.pdf removed')
  expect(input()).toHaveFocus()
  expect([...(input().files ?? [])].map(({ name }) => name)).toEqual(['two.pdf'])
  await user.click(screen.getByRole('button', { name: 'Remove two.pdf' }))
  expect(input()).toHaveAccessibleDescription('One PDF file.')
})

test('announces each time why a file was refused, and keeps the earlier one', async () => {
  const user = show()
  await user.upload(input(), file('resume.pdf'))
  await user.upload(input(), file('photo.gif'))
  expect(status()).toHaveTextContent('photo.gif not added. Only PDF files')
  expect(input()).toHaveAccessibleDescription('Chosen: resume.pdf. Only PDF files One PDF file.')
  expect(input()).toBeInvalid()
  expect([...(input().files ?? [])].map(({ name }) => name)).toEqual(['resume.pdf'])
  const first = status().firstElementChild
  await user.upload(input(), file('photo.gif'))
  expect(status().firstElementChild).not.toBe(first)
  expect(onRefuse).toHaveBeenCalledTimes(2)
})
