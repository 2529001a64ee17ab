import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PictureInput } from './PictureInput.tsx'

function Picture({ current }: { current?: string }) {
  const [value, setValue] = useState<File | null>()
  return (
    <PictureInput
      label="Image"
      hint="At most 5 MB."
      accept="image/png"
      value={value}
      onChange={setValue}
      check={({ name }) => (name.endsWith('.png') ? undefined : 'Only PNG pictures')}
      current={current}
      removable
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Image')
const status = () => screen.getByRole('status')
const user = userEvent.setup({ applyAccept: false })

test('announces the chosen, refused and removed picture', async () => {
  render(<Picture />)
  const region = status()
  await user.upload(input(), new File(['x'], 'garden.png'))
  expect(region).toHaveTextContent('garden.png chosen')
  expect(input()).toHaveAccessibleDescription('garden.png 1 KB At most 5 MB.')
  expect(input().files?.[0]?.name).toBe('garden.png')
  await user.upload(input(), new File(['x'], 'garden.svg'))
  expect(region).toHaveTextContent('garden.svg not added. Only PNG pictures')
  expect(input().files?.[0]?.name).toBe('garden.png')
  await user.click(screen.getByRole('button', { name: 'Remove garden.png' }))
  expect(region).toHaveTextContent('garden.png removed')
  expect(input()).toHaveFocus()
  expect(input().files).toHaveLength(0)
})

test('says what happens to the current picture', async () => {
  render(<Picture current="/picture.png" />)
  expect(input()).toHaveAccessibleDescription('Current picture At most 5 MB.')
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(status()).toHaveTextContent('The picture will be removed when you save.')
  expect(input()).toHaveAccessibleDescription(
    'The picture will be removed when you save. At most 5 MB.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(status()).toHaveTextContent('The picture stays.')
})
