import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { file } from '../../../../tests/support/application-dialog.tsx'
import { renderAt } from '../../../../tests/support/render.tsx'
import { bestThatFits, type Photo } from './photos-to-pdf.ts'
import { ResumePhotos } from './ResumePhotos.tsx'

const onRefuse = vi.fn()
let chosen: Photo[]

function Photos() {
  const [photos, setPhotos] = useState<Photo[]>([])
  chosen = photos
  return <ResumePhotos photos={photos} onChange={setPhotos} onRefuse={onRefuse} />
}

beforeEach(() => {
  vi.resetAllMocks()
})

async function open() {
  const user = userEvent.setup({ applyAccept: false })
  renderAt('/', <Photos />)
  await user.click(screen.getByRole('button', { name: 'Take photos of your resume instead' }))
  return { user, input: screen.getByLabelText('Photos of your resume') }
}

const names = () => chosen.map((photo) => photo.file.name)

test('pages can be added, put in order, turned and removed', async () => {
  const { user, input } = await open()
  await user.upload(input, [file('1.jpg'), file('2.jpg')])
  await user.upload(input, file('3.png'))
  await user.click(screen.getByRole('button', { name: 'Turn page 2' }))
  await user.click(screen.getByRole('button', { name: 'Move page 2 up' }))
  expect(names()).toEqual(['2.jpg', '1.jpg', '3.png'])
  expect(chosen.map(({ turns }) => turns)).toEqual([1, 0, 0])
  await user.click(screen.getByRole('button', { name: 'Move page 1 down' }))
  await user.click(screen.getByRole('button', { name: 'Remove page 1' }))
  expect(names()).toEqual(['2.jpg', '3.png'])
  const pages = within(screen.getByRole('list', { name: 'Pages of your resume' }))
  expect(pages.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^These 2 photos are your resume/)).toBeVisible()
  expect(input).toHaveFocus()
})

test('takes pictures only, and not too many', async () => {
  const { user, input } = await open()
  await user.upload(input, file('cv.pdf'))
  expect(onRefuse).toHaveBeenLastCalledWith('Photos must be JPG or PNG files')
  await user.upload(
    input,
    Array.from({ length: 11 }, (_, page) => file(`${page}.jpg`)),
  )
  expect(onRefuse).toHaveBeenLastCalledWith('You can use up to 10 photos')
})

test('a page is as good as its share of the bytes allows', async () => {
  const render = async ({ side }: { side: number }) => new Blob([new Uint8Array(side)])
  expect((await bestThatFits(5000, render))?.size).toBe(2200)
  expect((await bestThatFits(1600, render))?.size).toBe(1500)
  expect(await bestThatFits(100, render)).toBeUndefined()
})
