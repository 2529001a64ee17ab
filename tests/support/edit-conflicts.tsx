import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TeamMember } from '#contract/website/team.ts'
import { UnsavedGuard } from '../../src/web/office/platform/drafts/UnsavedGuard.tsx'
import { TeamScreen } from '../../src/web/office/website/team/TeamScreen.tsx'
import { aTeamMember, press, validSession } from './office.ts'
import { failure, renderAt, respond } from './render.tsx'

export const ruth = aTeamMember({ image: '/uploads/pictures/ruth.webp' })
export const savedAt = '2026-01-15T21:12:00.000Z'

/** A server with one team member, which someone else can save or delete. */
export function serveTeam() {
  let stored: TeamMember | undefined = ruth
  const sent: Record<string, unknown>[] = []
  const added: Record<string, unknown>[] = []
  respond({
    ...validSession,
    'GET /team': () => ({ body: stored ? [stored] : [] }),
    'PUT /team/1': (init) => {
      const form = Object.fromEntries(init?.body as FormData)
      sent.push(form)
      if (!stored) return failure(404, 'Team member was not found.')
      if (form.updatedAt !== stored.updatedAt) {
        const { updatedAt } = stored
        const conflict = { current: stored, updatedBy: 'tom', updatedAt }
        return failure(409, 'Someone else', { conflict })
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
    saveTheirs: (changes: Partial<TeamMember>, updatedAt = savedAt) => {
      stored = { ...ruth, ...changes, updatedAt }
    },
    deleteTheirs: () => {
      stored = undefined
    },
  }
}

export const openTeam = () =>
  renderAt(
    '/',
    <UnsavedGuard>
      <TeamScreen />
    </UnsavedGuard>,
  )

export const field = (label: string) => screen.getByLabelText(`${label} (required)`)

export async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

export const conflictDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))

export const choice = async (field: string, side: 'Mine' | 'Theirs') =>
  within((await conflictDialog()).getByRole('group', { name: field })).getByRole('radio', {
    name: side,
  })

export const pressInDialog = async (name: string) =>
  userEvent.click((await conflictDialog()).getByRole('button', { name }))

/** Opens a record, lets someone else save it first, then saves a new name: the dialog opens. */
export async function causeConflict(theirs: Partial<TeamMember> = { position: 'Founder' }) {
  const server = serveTeam()
  openTeam()
  await press('Edit Ruth')
  server.saveTheirs(theirs)
  await retype('Name', 'Ruth Ann')
  await press('Save')
  await conflictDialog()
  return server
}
