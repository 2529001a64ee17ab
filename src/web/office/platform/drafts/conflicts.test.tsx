import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  causeConflict,
  choice,
  conflictDialog,
  field,
  pressInDialog,
  savedAt,
} from '../../../../../tests/support/edit-conflicts.tsx'
import { press, signIn } from '../../../../../tests/support/office.ts'

beforeEach(signIn)

describe('when someone else saved first', () => {
  test('shows both versions side by side, with who saved theirs and when', async () => {
    await causeConflict({ position: 'Founder', name: 'Ruth Lee' })
    const { getByText, getByRole, getAllByRole } = await conflictDialog()
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
    expect(getByText('4 other fields are the same in both.')).toBeVisible()
    expect(getByRole('heading', { name: 'Someone else changed this' })).toHaveFocus()
    expect(screen.queryByText(/Reload to see it/)).toBeNull()
  })

  test('takes theirs where only they changed something, mine elsewhere, and saves the result', async () => {
    const { sent } = await causeConflict()
    expect(await choice('Name', 'Mine')).toBeChecked()
    expect(await choice('Position', 'Theirs')).toBeChecked()
    expect(
      (await conflictDialog()).getByText('1 of yours and 1 of theirs will be saved.'),
    ).toBeVisible()
    await pressInDialog('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toEqual({
      name: 'Ruth Ann',
      position: 'Founder',
      comment: 'Here to listen.',
      imageDescription: '',
      imageFocus: '',
      updatedAt: savedAt,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('lets me choose otherwise for each field', async () => {
    const { sent } = await causeConflict()
    await userEvent.click(await choice('Position', 'Mine'))
    await userEvent.click(await choice('Name', 'Theirs'))
    await pressInDialog('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toMatchObject({ name: 'Ruth', position: 'Director', updatedAt: savedAt })
  })

  test('saves all of mine after "Use mine"', async () => {
    const { sent } = await causeConflict()
    await pressInDialog('Use mine')
    expect(await choice('Position', 'Mine')).toBeChecked()
    await pressInDialog('Save')
    await screen.findByText('Team member updated successfully!')
    expect(sent[1]).toMatchObject({ name: 'Ruth Ann', position: 'Director', updatedAt: savedAt })
  })

  test('saves nothing after "Use theirs", and says before that mine will be discarded', async () => {
    const { sent } = await causeConflict()
    await pressInDialog('Use theirs')
    const outcome = 'Their version stays, and what you typed is discarded.'
    expect((await conflictDialog()).getByText(outcome)).toBeVisible()
    await pressInDialog('Keep theirs')
    expect(
      await screen.findByText('Nothing was saved. The version saved by tom stays.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
    await press('Edit Ruth')
    expect(field('Position')).toHaveValue('Founder')
  })
})
