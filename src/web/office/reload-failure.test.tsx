import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignedInUser } from '#contract/auth.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../tests/support/render.tsx'
import {
  specificationAnswers,
  specificationUser,
} from '../../../tests/support/specification-answers.ts'
import { OfficeApp } from './OfficeApp.tsx'

beforeEach(() => storeSession('a token', specificationUser as SignedInUser))
afterEach(() => focusManager.setFocused(undefined))

/** Returning to the tab loads the shown data again. */
function returnToTab() {
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
}

test.each([
  ['hero-management', 'Hills', 'Failed to fetch hero slides', 'Retry'],
  ['job-postings', 'Job Coach', 'Failed to load job postings', 'Try Again'],
  ['applicants', 'Tasha Greene', 'Error loading applications: Out of order', 'Retry'],
  ['event-posting', 'Picnic', 'Failed to load events. Please try again.', 'Retry'],
  ['team', 'Ann Lee', 'Failed to load team members. Please try again.', 'Retry'],
  ['testimonials', 'Sam', 'Failed to load testimonials. Please try again.', 'Retry'],
  ['contact-us', 'Rosa', 'Failed to load contacts. Please try again.', 'Retry'],
  ['overview', '+2 this month', 'Unable to load recent activity data', 'Retry'],
])(
  '%s keeps its data when a reload fails, says so, and tries again',
  async (section, shown, message, retry) => {
    let broken = false
    const answers = Object.entries(specificationAnswers).map(([name, given]) => {
      const down = { status: 500, body: { success: false, message: 'Out of order' } }
      return [name, () => (broken && !name.includes('/auth/') ? down : given)] as const
    })
    answer(Object.fromEntries(answers))
    renderAt(`/admin/dashboard?section=${section}`, <OfficeApp />)
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
    expect(screen.queryByText(message)).toBeNull()
    broken = true
    returnToTab()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getAllByText(shown)[0]).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: retry }))
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    expect(screen.getAllByText(shown)[0]).toBeVisible()
  },
)
