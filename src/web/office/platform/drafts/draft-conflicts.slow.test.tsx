import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  causeConflict,
  choice,
  field,
  openTeam,
  pressInDialog,
  retype,
  ruth,
  savedAt,
  serveTeam,
} from '../../../../../tests/support/edit-conflicts.tsx'
import { press, signIn } from '../../../../../tests/support/office.ts'

beforeEach(signIn)

describe('a draft of an older version', () => {
  test('keeps its version when more is typed, and shows both versions on saving', async () => {
    const { sent, saveTheirs } = serveTeam()
    const first = openTeam()
    await press('Edit Ruth')
    await retype('Name', 'Ruth Ann')
    first.unmount()

    saveTheirs({ position: 'Founder' })
    const second = openTeam()
    expect(await screen.findByText(/When you save it, you can compare/)).toBeVisible()
    await userEvent.type(field('Comment'), ' Always.')
    second.unmount()

    openTeam()
    expect(await screen.findByText(/When you save it, you can compare/)).toBeVisible()
    await press('Save')
    expect(await choice('Position', 'Mine')).toHaveAccessibleDescription('Director')
    expect(sent).toMatchObject([{ updatedAt: ruth.updatedAt }])
    await pressInDialog('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toMatchObject({
      name: 'Ruth Ann',
      position: 'Founder',
      comment: 'Here to listen. Always.',
      updatedAt: savedAt,
    })
  })

  test('is based on the newer version after a choice that could not be saved', async () => {
    const { saveTheirs } = await causeConflict()
    saveTheirs({ position: 'Chair' }, '2026-01-15T22:00:00.000Z')
    await pressInDialog('Save')
    await choice('Position', 'Theirs')
    const [draft] = Object.values(sessionStorage)
    expect(JSON.parse(draft)).toMatchObject({
      values: { name: 'Ruth Ann', position: 'Founder' },
      base: { updatedAt: savedAt },
    })
  })
})

describe('when someone else deleted the record', () => {
  test('offers to save what was typed as a new record', async () => {
    const { sent, added, deleteTheirs } = serveTeam()
    openTeam()
    await press('Edit Ruth')
    deleteTheirs()
    await retype('Name', 'Ruth Ann')
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone deleted this team member while you were editing it. What you typed is still here. Its picture was deleted too: please choose it again.',
    )
    expect(field('Name')).toHaveValue('Ruth Ann')
    expect(screen.queryByText('Failed to update team member. Please try again.')).toBeNull()
    await press('Save as a new team member')
    await screen.findByText('Team member added successfully!')
    const words = { name: 'Ruth Ann', position: 'Director', comment: 'Here to listen.' }
    expect(added).toEqual([{ ...words, imageDescription: '', imageFocus: '' }])
    expect(sent).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })

  test('restores the text in the form for a new record after the session expired', async () => {
    const { added, deleteTheirs } = serveTeam()
    const first = openTeam()
    await press('Edit Ruth')
    await retype('Name', 'Ruth Ann')
    first.unmount()

    deleteTheirs()
    openTeam()
    expect(await screen.findByRole('dialog', { name: 'Add Team Member' })).toBeVisible()
    expect(screen.getByText(/^Someone deleted this while you were editing it/)).toBeVisible()
    expect(field('Name')).toHaveValue('Ruth Ann')
    await press('Save')
    await screen.findByText('Team member added successfully!')
    expect(added).toHaveLength(1)
  })
})
