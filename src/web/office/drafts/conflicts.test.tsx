import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TeamMember } from '#contract/team.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { TeamScreen } from '../team/TeamScreen.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const valid = { 'GET /auth/validate': { body: { valid: true, user } } }
const ruth: TeamMember = {
  _id: '1',
  id: '1',
  name: 'Ruth',
  position: 'Director',
  comment: 'Here to listen.',
  image: '/uploads/pictures/ruth.webp',
  picture: null,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
}
const savedAt = '2026-01-15T21:12:00.000Z'

beforeEach(() => storeSession('token', user))

/** A server on which others save and delete. */
function server() {
  let stored: TeamMember | undefined = ruth
  const sent: Record<string, unknown>[] = []
  const added: Record<string, unknown>[] = []
  answer({
    ...valid,
    'GET /team': () => ({ body: stored ? [stored] : [] }),
    'PUT /team/1': (init) => {
      const form = Object.fromEntries(init?.body as FormData)
      sent.push(form)
      if (!stored) return { status: 404, body: { message: 'Team member was not found.' } }
      if (form.updatedAt !== stored.updatedAt) {
        const { updatedAt } = stored
        const conflict = { current: stored, updatedBy: 'tom', updatedAt }
        return { status: 409, body: { code: 'conflict', message: 'Someone else', conflict } }
      }
      return { body: { success: true, data: stored } }
    },
    'POST /team': (init) => {
      added.push(Object.fromEntries(init?.body as FormData))
      return { body: { success: true, data: ruth } }
    },
  })
  return {
    sent,
    added,
    save: (changes: Partial<TeamMember>, updatedAt = savedAt) => {
      stored = { ...ruth, ...changes, updatedAt }
    },
    remove: () => {
      stored = undefined
    },
  }
}

const open = () =>
  renderAt(
    '/',
    <UnsavedGuard>
      <TeamScreen />
    </UnsavedGuard>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(`${label} (required)`)
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}
const comparison = async () =>
  within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))
const choice = async (part: string, side: string) =>
  within((await comparison()).getByRole('group', { name: part })).getByRole('radio', { name: side })
const pressHere = async (name: string) =>
  userEvent.click((await comparison()).getByRole('button', { name }))

/** Opens Ruth, someone else saves, and so do I. */
async function collide(theirs: Partial<TeamMember> = { position: 'Founder' }) {
  const others = server()
  open()
  await press('Edit Ruth')
  others.save(theirs)
  await retype('Name', 'Ruth Ann')
  await press('Save')
  await comparison()
  return others
}

describe('someone else saved first', () => {
  test('both versions stand side by side, with who saved theirs and when', async () => {
    await collide({ position: 'Founder', name: 'Ruth Lee' })
    const { getByText, getByRole, getAllByRole } = await comparison()
    expect(getByText('Saved by tom on Jan 15, 2026, 3:12 PM')).toBeVisible()
    expect(getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toEqual([
      'Name',
      'Position',
    ])
    const name = within(getByRole('group', { name: 'Name' }))
    expect(name.getByText('You both changed this.')).toBeVisible()
    expect(await choice('Name', 'Mine')).toHaveAccessibleDescription('Ruth Ann')
    expect(await choice('Name', 'Theirs')).toHaveAccessibleDescription('Ruth Lee')
    expect(await choice('Position', 'Mine')).toHaveAccessibleDescription('Director')
    expect(getByText('2 other fields are the same in both.')).toBeVisible()
    expect(getByRole('heading', { name: 'Someone else changed this' })).toHaveFocus()
    expect(screen.queryByText(/Reload to see it/)).toBeNull()
  })

  test('what only they changed is theirs, what I changed is mine, and both are saved', async () => {
    const { sent } = await collide()
    expect(await choice('Name', 'Mine')).toBeChecked()
    expect(await choice('Position', 'Theirs')).toBeChecked()
    expect(
      (await comparison()).getByText('1 of yours and 1 of theirs will be saved.'),
    ).toBeVisible()
    await pressHere('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toEqual({
      name: 'Ruth Ann',
      position: 'Founder',
      comment: 'Here to listen.',
      updatedAt: savedAt,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('a part can be chosen otherwise', async () => {
    const { sent } = await collide()
    await userEvent.click(await choice('Position', 'Mine'))
    await userEvent.click(await choice('Name', 'Theirs'))
    await pressHere('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toMatchObject({ name: 'Ruth', position: 'Director', updatedAt: savedAt })
  })

  test('"Use mine" saves all of mine', async () => {
    const { sent } = await collide()
    await pressHere('Use mine')
    expect(await choice('Position', 'Mine')).toBeChecked()
    await pressHere('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toMatchObject({ name: 'Ruth Ann', position: 'Director', updatedAt: savedAt })
  })

  test('"Use theirs" saves nothing, and says before that mine is discarded', async () => {
    const { sent } = await collide()
    await pressHere('Use theirs')
    const outcome = 'Their version stays, and what you typed is discarded.'
    expect((await comparison()).getByText(outcome)).toBeVisible()
    await pressHere('Keep theirs')
    expect(await screen.findByText('Nothing was saved. The version saved by tom stays.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
    await press('Edit Ruth')
    expect(field('Position')).toHaveValue('Founder')
  })

  test('leaving the comparison leaves the form as it was typed', async () => {
    await collide()
    await pressHere('Use theirs')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Edit Team Member' })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(field('Name')).toHaveValue('Ruth Ann')
    expect(field('Position')).toHaveValue('Director')
    expect(screen.getByRole('alert')).toHaveTextContent('Yours is not saved yet.')
    await press('Compare both versions')
    expect(await choice('Name', 'Mine')).toBeChecked()
    await pressHere('Back to the form')
    await press('Save')
    await comparison()
  })

  test('and then once more: the newest version is compared with what was chosen', async () => {
    const { sent, save } = await collide()
    const later = '2026-01-15T21:30:00.000Z'
    save({ position: 'Founder', comment: 'Here to help.' }, later)
    await pressHere('Save')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(await choice('Comment', 'Theirs')).toBeChecked()
    expect((await comparison()).queryByRole('group', { name: 'Position' })).toBeNull()
    await pressHere('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[2]).toMatchObject({
      name: 'Ruth Ann',
      position: 'Founder',
      comment: 'Here to help.',
      updatedAt: later,
    })
  })

  test('without touching what I can change, or with the same words: it is simply saved', async () => {
    const { sent, save } = server()
    open()
    await press('Edit Ruth')
    save({})
    await retype('Name', 'Ruth Ann')
    await press('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent.map(({ updatedAt }) => updatedAt)).toEqual([ruth.updatedAt, savedAt])

    await press('Edit Ruth')
    save({ name: 'Ruth Ann' }, '2026-01-16T12:00:00.000Z')
    await retype('Name', 'Ruth Ann')
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent[3]).toMatchObject({ updatedAt: '2026-01-16T12:00:00.000Z' })
  })

  test('a picture of theirs stays when I chose none, and is a choice when I did', async () => {
    const others = await collide({ image: '/uploads/pictures/new.webp', position: 'Founder' })
    expect(await choice('Image', 'Mine')).toBeDisabled()
    expect(await choice('Image', 'Theirs')).toBeChecked()
    await pressHere('Use mine')
    expect(await choice('Image', 'Theirs')).toBeChecked()
    await pressHere('Back to the form')
    const file = new File(['x'], 'mine.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Image'), file)
    await press('Save')
    expect(await choice('Image', 'Mine')).toBeChecked()
    await userEvent.click(await choice('Image', 'Theirs'))
    await pressHere('Save')
    await screen.findByText('Team member updated successfully!')
    expect(others.sent.at(-1)).not.toHaveProperty('image')
    expect(others.sent.at(-1)).not.toHaveProperty('removeImage')
  })
})

describe('a draft of an older version', () => {
  test('keeps its version when more is typed, and ends in the comparison', async () => {
    const { sent, save } = server()
    const first = open()
    await press('Edit Ruth')
    await retype('Name', 'Ruth Ann')
    first.unmount()

    save({ position: 'Founder' })
    const second = open()
    expect(await screen.findByText(/When you save it, you can compare/)).toBeVisible()
    await userEvent.type(field('Comment'), ' Always.')
    second.unmount()

    open()
    expect(await screen.findByText(/When you save it, you can compare/)).toBeVisible()
    await press('Save')
    expect(await choice('Position', 'Mine')).toHaveAccessibleDescription('Director')
    expect(sent).toMatchObject([{ updatedAt: ruth.updatedAt }])
    await pressHere('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toMatchObject({
      name: 'Ruth Ann',
      position: 'Founder',
      comment: 'Here to listen. Always.',
      updatedAt: savedAt,
    })
  })

  test('after a choice that could not be saved is a draft of the newer version', async () => {
    const { save } = await collide()
    save({ position: 'Chair' }, '2026-01-15T22:00:00.000Z')
    await pressHere('Save')
    await choice('Position', 'Theirs')
    const [draft] = Object.values(sessionStorage)
    expect(JSON.parse(draft)).toMatchObject({
      values: { name: 'Ruth Ann', position: 'Founder' },
      base: { updatedAt: savedAt },
    })
  })
})

describe('someone else deleted it', () => {
  test('what was typed can be saved as a new one', async () => {
    const { sent, added, remove } = server()
    open()
    await press('Edit Ruth')
    remove()
    await retype('Name', 'Ruth Ann')
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone deleted this team member while you were editing it. What you typed is still here. Its picture was deleted too: please choose it again.',
    )
    expect(field('Name')).toHaveValue('Ruth Ann')
    expect(screen.queryByText('Failed to update team member. Please try again.')).toBeNull()
    await press('Save as a new team member')
    await screen.findByText('Team member added successfully!')
    expect(added).toEqual([{ name: 'Ruth Ann', position: 'Director', comment: 'Here to listen.' }])
    expect(sent).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })

  test('while the session was over: the text is back in the form of a new one', async () => {
    const { added, remove } = server()
    const first = open()
    await press('Edit Ruth')
    await retype('Name', 'Ruth Ann')
    first.unmount()

    remove()
    open()
    expect(await screen.findByRole('dialog', { name: 'Add Team Member' })).toBeVisible()
    expect(screen.getByText(/^Someone deleted this while you were editing it/)).toBeVisible()
    expect(field('Name')).toHaveValue('Ruth Ann')
    await press('Save')
    await screen.findByText('Team member added successfully!')
    expect(added).toHaveLength(1)
  })
})
