import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  aTeamMember,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { TeamScreen } from './TeamScreen.tsx'

const ruth = aTeamMember()
const tom = aTeamMember({ _id: '2', id: '2', name: 'Tom' })

beforeEach(signIn)

test('announces the new position of a moved member, and keeps the focus on its button', async () => {
  let team = [ruth, tom]
  respond({
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
  respond({
    ...validSession,
    'GET /team': { body: [ruth, tom] },
    'PUT /team/reorder': failure(),
  })
  renderAt('/', <TeamScreen />)
  await press('Move Tom up')
  const message = 'Failed to change the order of the team. Please try again.'
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByText(/moved to position/)).toBeNull()
})

/** A server with this team. Returns the forms it was sent. */
function serve(members = [ruth, tom]) {
  let team = members
  const sent: Record<string, FormDataEntryValue>[] = []
  const save = (init?: RequestInit) => {
    sent.push(Object.fromEntries(init?.body as FormData))
    return success(ruth)
  }
  respond({
    ...validSession,
    'GET /team': () => ({ body: team }),
    'POST /team': save,
    'PUT /team/1': save,
    'DELETE /team/1': () => {
      team = team.filter(({ id }) => id !== '1')
      return { body: { success: true } }
    },
  })
  renderAt('/', <TeamScreen />)
  return sent
}

test('a new team member needs a name, a position and a comment', async () => {
  const sent = serve([])
  expect(
    await screen.findByText('No team members found. Add your first team member!'),
  ).toBeVisible()
  await press('Add Team Member')
  await press('Save')
  for (const label of ['Name', 'Position', 'Comment']) {
    expect(await screen.findByText(`${label} is required`)).toBeVisible()
    await userEvent.type(screen.getByLabelText(`${label} (required)`), `My ${label}`)
  }
  await press('Save')
  await findToast('Team member added successfully!')
  expect(sent).toMatchObject([{ name: 'My Name', position: 'My Position', comment: 'My Comment' }])
  expect(sent[0]).not.toHaveProperty('removeImage')
})

test('a team member is changed with its version', async () => {
  const sent = serve()
  await press('Edit Ruth')
  await userEvent.type(screen.getByLabelText('Position (required)'), ' of care')
  await press('Save')
  await findToast('Team member updated successfully!')
  expect(sent).toMatchObject([{ position: 'Director of care', updatedAt: ruth.updatedAt }])
})

test('shows each change that failed', async () => {
  respond({
    ...validSession,
    'GET /team': { body: [ruth] },
    'POST /team': failure(),
    'PUT /team/1': failure(),
  })
  renderAt('/', <TeamScreen />)
  await press('Edit Ruth')
  await press('Save')
  await findToast('Failed to update team member. Please try again.')
  await press('Cancel')
  await press('Add Team Member')
  for (const label of ['Name', 'Position', 'Comment']) {
    await userEvent.type(await screen.findByLabelText(`${label} (required)`), label)
  }
  await press('Save')
  await findToast('Failed to add team member. Please try again.')
})

test('the table says who has which position', async () => {
  serve([ruth])
  expect(await screen.findByText('Director')).toBeVisible()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Order', 'Image', 'Name', 'Position', 'Comment', 'Actions'])
})

test('a team member is deleted after a question', async () => {
  serve()
  expect(await screen.findByText('2 team members')).toBeVisible()
  await press('Delete Ruth')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Team Member' }))
  expect(question.getByText('Ruth')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Team member deleted successfully!')
  expect(await screen.findByText('1 team member')).toBeVisible()
})

test('team members are found by name, position and comment', async () => {
  serve([ruth, aTeamMember({ id: '2', name: 'Tom', position: 'Nurse', comment: 'Hello.' })])
  const search = await screen.findByLabelText('Search team members')
  for (const [text, name] of [
    ['tom', 'Tom'],
    ['nurse', 'Tom'],
    ['listen', 'Ruth'],
  ] as const) {
    await userEvent.clear(search)
    await userEvent.type(search, text)
    expect(await screen.findByText('1 of 2 team members')).toBeVisible()
    expect(screen.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  }
})
