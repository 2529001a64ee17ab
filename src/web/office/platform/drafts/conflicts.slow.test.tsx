import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  causeConflict,
  choice,
  conflictDialog,
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

describe('when someone else saved first', () => {
  test('leaves the form unchanged when I go back to it', async () => {
    await causeConflict()
    await pressInDialog('Use theirs')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Edit Team Member' })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(field('Name')).toHaveValue('Ruth Ann')
    expect(field('Position')).toHaveValue('Director')
    expect(screen.getByRole('alert')).toHaveTextContent('Yours is not saved yet.')
    await press('Compare both versions')
    expect(await choice('Name', 'Mine')).toBeChecked()
    await pressInDialog('Back to the form')
    await press('Save')
    await conflictDialog()
  })

  test('compares again when someone saves once more before I do', async () => {
    const { sent, saveTheirs } = await causeConflict()
    const later = '2026-01-15T21:30:00.000Z'
    saveTheirs({ position: 'Founder', comment: 'Here to help.' }, later)
    await pressInDialog('Save')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(await choice('Comment', 'Theirs')).toBeChecked()
    expect((await conflictDialog()).queryByRole('group', { name: 'Position' })).toBeNull()
    await pressInDialog('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[2]).toMatchObject({
      name: 'Ruth Ann',
      position: 'Founder',
      comment: 'Here to help.',
      updatedAt: later,
    })
  })

  test('saves without a question when nothing of theirs would be overwritten', async () => {
    const { sent, saveTheirs } = serveTeam()
    openTeam()
    await press('Edit Ruth')
    saveTheirs({})
    await retype('Name', 'Ruth Ann')
    await press('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent.map(({ updatedAt }) => updatedAt)).toEqual([ruth.updatedAt, savedAt])

    await press('Edit Ruth')
    saveTheirs({ name: 'Ruth Ann' }, '2026-01-16T12:00:00.000Z')
    await retype('Name', 'Ruth Ann')
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent[3]).toMatchObject({ updatedAt: '2026-01-16T12:00:00.000Z' })
  })

  test('keeps their picture when I chose none, and offers both when I did', async () => {
    const server = await causeConflict({ image: '/uploads/pictures/new.webp', position: 'Founder' })
    expect(await choice('Image', 'Mine')).toBeDisabled()
    expect(await choice('Image', 'Theirs')).toBeChecked()
    await pressInDialog('Use mine')
    expect(await choice('Image', 'Theirs')).toBeChecked()
    await pressInDialog('Back to the form')
    const file = new File(['x'], 'mine.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Image'), file)
    await userEvent.click(screen.getByLabelText('This picture says nothing more than the text'))
    await press('Save')
    expect(await choice('Image', 'Mine')).toBeChecked()
    await userEvent.click(await choice('Image', 'Theirs'))
    await pressInDialog('Save')
    await screen.findByText('Team member updated successfully!')
    expect(server.sent.at(-1)).not.toHaveProperty('image')
    expect(server.sent.at(-1)).not.toHaveProperty('removeImage')
  })
})
