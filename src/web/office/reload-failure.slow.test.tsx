import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anAdminJob } from '../../../tests/support/job.ts'
import { aMessage } from '../../../tests/support/messages.ts'
import {
  anApplication,
  applicantsPage,
  aSlide,
  aTeamMember,
  signIn,
  success,
  validSession,
} from '../../../tests/support/office.ts'
import { type FakeResponse, failure, renderAt, respond } from '../../../tests/support/render.tsx'
import { event, testimonial } from '../../../tests/support/responses.ts'
import { OfficeApp } from './OfficeApp.tsx'

const office: Record<string, FakeResponse> = {
  ...validSession,
  'GET /admin/dashboard': success({
    careerStats: { total: 8, thisMonth: 2, pending: 6, today: 1, thisWeek: 2, shortlisted: 4 },
    contactStats: { total: 61, unread: 3, today: 1, thisWeek: 5 },
    mailTroubles: [],
    failedTasks: [],
    fileTroubles: [],
    clockInDoubt: false,
  }),
  'GET /hero/admin': success([aSlide()]),
  'GET /jobs/admin': success([anAdminJob()]),
  'GET /careers?page=1&limit=10': applicantsPage([anApplication()]),
  'GET /events': success([event]),
  'GET /team': { body: [aTeamMember()] },
  'GET /testimonials/admin/all': success([testimonial]),
  'GET /contact?page=1&limit=50': { body: { success: true, data: [aMessage(1)] } },
}

beforeEach(signIn)
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
  ['team', 'Ruth', 'Failed to load team members. Please try again.', 'Retry'],
  ['testimonials', 'Ann', 'Failed to load testimonials. Please try again.', 'Retry'],
  ['contact-us', 'Writer 1', 'Failed to load contacts. Please try again.', 'Retry'],
  ['overview', '+2 this month', 'Unable to load recent activity data', 'Retry'],
])(
  '%s keeps its data when a reload fails, says so, and tries again',
  async (section, shown, message, retry) => {
    let broken = false
    const responses = Object.entries(office).map(([name, given]) => {
      const down = failure(500, 'Out of order')
      return [name, () => (broken && !name.includes('/auth/') ? down : given)] as const
    })
    respond(Object.fromEntries(responses))
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
