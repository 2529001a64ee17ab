import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { file } from '../../../../tests/support/application-dialog.tsx'
import { renderAt } from '../../../../tests/support/render.tsx'
import { bestThatFits } from './photos-to-pdf.ts'
import { ResumePhotos } from './ResumePhotos.tsx'

const photosToPdf = vi.hoisted(() => vi.fn<(photos: File[]) => Promise<File | string>>())
vi.mock(import('./photos-to-pdf.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  photosToPdf,
}))

const onMade = vi.fn()
const onRefuse = vi.fn()
const toggle = () => screen.getByRole('button', { name: 'Take photos of your resume instead' })

beforeEach(() => {
  vi.resetAllMocks()
})

async function open() {
  const user = userEvent.setup({ applyAccept: false })
  renderAt('/', <ResumePhotos onMade={onMade} onRefuse={onRefuse} />)
  await user.click(toggle())
  return { user, input: screen.getByLabelText('Photos of your resume') }
}

test('photos become one resume, and a removed one does not', async () => {
  const resume = file('resume.pdf')
  photosToPdf.mockResolvedValue(resume)
  const { user, input } = await open()
  await user.upload(input, [file('1.jpg'), file('2.jpg')])
  await user.upload(input, file('3.png'))
  await user.click(screen.getByRole('button', { name: 'Remove 2.jpg' }))
  await user.click(screen.getByRole('button', { name: 'Use these 2 photos as my resume' }))
  expect(onMade).toHaveBeenCalledWith(resume)
  expect(photosToPdf.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['1.jpg', '3.png'])
  expect(toggle()).toHaveFocus()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText(/is made of your photos and chosen as your resume/)).toBeInTheDocument()
})

test('says why the photos cannot be used, and keeps them', async () => {
  photosToPdf.mockResolvedValueOnce('1.jpg could not be read.').mockRejectedValueOnce(new Error())
  const { user, input } = await open()
  await user.upload(input, file('1.jpg'))
  const use = screen.getByRole('button', { name: 'Use this photo as my resume' })
  await user.click(use)
  expect(await screen.findByRole('alert')).toHaveTextContent('1.jpg could not be read.')
  await user.click(use)
  expect(await screen.findByText(/could not be made into a PDF/)).toBeVisible()
  expect(screen.getByText('1.jpg')).toBeVisible()
  expect(onMade).not.toHaveBeenCalled()
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
