import { screen, waitFor, within } from '@testing-library/react'
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

async function save() {
  await press('Save')
  await waitFor(() => expect(sent).toBeDefined())
  return sent as FormData
}

describe('the picture of a team member', () => {
  test('keeps the part in view that is chosen on it', async () => {
    const parts = within(screen.getByRole('group', { name: 'What must stay in view?' }))
    expect(parts.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(parts.getByRole('radio', { name: 'Left' }))
    await userEvent.keyboard('{ArrowUp}')
    expect(parts.getByRole('radio', { name: 'Top right' })).toBeChecked()
    expect((await save()).get('imageFocus')).toBe('right top')
  })

  test('stays when the chosen file is removed again', async () => {
    await userEvent.upload(input(), png())
    await press('Remove new.png')
    const form = await save()
    expect(form.has('image')).toBe(false)
    expect(form.has('removeImage')).toBe(false)
  })

  test('asks whether the words still fit when another file is chosen', async () => {
    await userEvent.type(screen.getByLabelText('What does the picture show?'), 'Ruth laughs.')
    await userEvent.upload(input(), png())
    const question = 'You chose another picture. Does the description still fit?'
    expect(screen.getByText(question)).toBeVisible()
    await press('Remove new.png')
    expect(screen.queryByText(question)).toBeNull()
  })
})
