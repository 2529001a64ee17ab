import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aTeamMember,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { TeamScreen } from './TeamScreen.tsx'

const ruth = aTeamMember({ image: 'uploads/ruth.webp' })
const megabyte = 1024 * 1024

let sent: FormData | undefined

beforeEach(async () => {
  sent = undefined
  signIn()
  respond({
    ...validSession,
    'GET /team': { body: [ruth] },
    'PUT /team/1': (init) => {
      sent = init?.body as FormData
      return success(ruth)
    },
  })
  renderAt('/', <TeamScreen />)
  await press('Edit Ruth')
})

const input = () => screen.getByLabelText('Image')
const png = (size = 10) => new File([new Uint8Array(size)], 'new.png', { type: 'image/png' })

const saysNothing = () => screen.getByLabelText('This picture says nothing more than the text')

async function save() {
  await press('Save')
  await waitFor(() => expect(sent).toBeDefined())
  return sent as FormData
}

describe('the picture of a team member', () => {
  test('is not sent when it was not changed', async () => {
    const form = await save()
    expect(form.has('image')).toBe(false)
    expect(form.has('removeImage')).toBe(false)
  })

  test('is replaced by the chosen file', async () => {
    await userEvent.upload(input(), png())
    await userEvent.click(saysNothing())
    expect((await save()).get('image')).toMatchObject({ name: 'new.png' })
  })

  test('asks for no part when there is no picture', async () => {
    await press('Remove picture')
    expect(screen.queryByRole('group', { name: 'What must stay in view?' })).toBeNull()
  })

  test('can be removed, and kept again before saving', async () => {
    await press('Remove picture')
    expect(screen.getAllByText('The picture will be removed when you save.')[0]).toBeVisible()
    await press('Keep it')
    await press('Remove picture')
    const form = await save()
    expect(form.get('removeImage')).toBe('true')
    expect(form.has('image')).toBe(false)
  })

  test('asks what it shows, and sends the words', async () => {
    expect(screen.getByText(/^Without a description, people who cannot see/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('What does the picture show?'), 'Ruth laughs.')
    expect(screen.queryByText(/^Without a description/)).toBeNull()
    expect((await save()).get('imageDescription')).toBe('Ruth laughs.')
  })

  test('that is new needs words, unless it says nothing more than the text', async () => {
    const words = () => screen.queryByLabelText('What does the picture show? (required)')
    await userEvent.upload(input(), png())
    await press('Save')
    expect(await screen.findByText('Please say what the picture shows')).toBeVisible()
    await waitFor(() => expect(words()).toHaveFocus())
    expect(sent).toBeUndefined()
    await userEvent.click(saysNothing())
    expect(words()).toBeNull()
    expect(screen.queryByText('Please say what the picture shows')).toBeNull()
    await press('Remove new.png')
    expect(screen.getByLabelText('What does the picture show?')).toBeVisible()
    await userEvent.upload(input(), png())
    await userEvent.click(saysNothing())
    await userEvent.type(words() as HTMLElement, 'Ruth laughs.')
    await userEvent.click(saysNothing())
    const form = await save()
    expect(form.get('imageDescription')).toBe('')
    expect(form.has('isDecoration')).toBe(false)
  })

  test('has nothing to describe when it will be removed', async () => {
    await press('Remove picture')
    expect(screen.queryByLabelText('What does the picture show?')).toBeNull()
  })

  test.each([
    ['is more than five megabytes', png(5 * megabyte + 1), 'Image size should be less than 5MB'],
    [
      'is not a picture',
      new File(['%PDF'], 'new.pdf', { type: 'application/pdf' }),
      'Please select a valid image file',
    ],
  ])('is not replaced by a file that %s, and the form shows why', async (_, file, message) => {
    fireEvent.change(input(), { target: { files: [file] } })
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(input()).toHaveAttribute('aria-invalid', 'true')
    expect((await save()).has('image')).toBe(false)
  })

  test('may have exactly five megabytes, also after a file that was too large', async () => {
    fireEvent.change(input(), { target: { files: [png(5 * megabyte + 1)] } })
    fireEvent.change(input(), { target: { files: [png(5 * megabyte)] } })
    expect(input()).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(saysNothing())
    expect((await save()).get('image')).toMatchObject({ size: 5 * megabyte })
  })
})
