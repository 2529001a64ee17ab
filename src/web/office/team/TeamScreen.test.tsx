import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aTeamMember, press, signIn, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { TeamScreen } from './TeamScreen.tsx'

const ruth = aTeamMember()
const tom = aTeamMember({ _id: '2', id: '2', name: 'Tom' })

beforeEach(signIn)

test('announces the new position of a moved member, and keeps the focus on its button', async () => {
  let team = [ruth, tom]
  answer({
    ...validSession,
    'GET /team': () => ({ body: team }),
    'PUT /team/reorder': (init) => {
      const { memberIds } = JSON.parse(String(init?.body))
      team = team.toSorted((a, b) => memberIds.indexOf(a.id) - memberIds.indexOf(b.id))
      return { body: { success: true, data: team } }
    },
  })
  renderAt('/', <TeamScreen />)
  const up = await screen.findByRole('button', { name: 'Move Tom up' })
  await userEvent.click(up)
  const announced = await screen.findByText('Team member “Tom” moved to position 1 of 2')
  expect(announced.closest('[role="status"]')).not.toBeNull()
  expect(await screen.findByText('The new order of the team is on the site.')).toBeVisible()
  await waitFor(() => expect(up).toHaveFocus())
  expect(up).toHaveAttribute('aria-disabled', 'true')
})

test('shows that a new order could not be saved', async () => {
  answer({
    ...validSession,
    'GET /team': { body: [ruth, tom] },
    'PUT /team/reorder': { status: 500, body: {} },
  })
  renderAt('/', <TeamScreen />)
  await press('Move Tom up')
  const message = 'Failed to change the order of the team. Please try again.'
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByText(/moved to position/)).toBeNull()
})
