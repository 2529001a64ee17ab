import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../tests/support/office.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
import { OfficeApp } from './OfficeApp.tsx'

beforeEach(signIn)

const all = 'Please fill in all required fields'
const jobSentence = `${all} (Job Title, Location, and at least one Shift)`

test.each([
  [
    'job-postings',
    'Add Job Posting',
    jobSentence,
    ['Job Title is required', 'Location is required', 'Choose at least one shift'],
  ],
  ['event-posting', 'Add Event', all, ['Title is required', 'Description is required']],
  [
    'team',
    'Add Team Member',
    all,
    ['Name is required', 'Position is required', 'Comment is required'],
  ],
  [
    'testimonials',
    'Add Testimonial',
    'Please fill in all fields',
    ['Name is required', 'Review is required'],
  ],
])(
  '%s shows one sentence about missing fields, and a message at each field',
  async (section, add, sentence, texts) => {
    respond({
      ...validSession,
      'GET /jobs/admin': success([]),
      'GET /events': success([]),
      'GET /team': { body: [] },
      'GET /testimonials/admin/all': success([]),
    })
    renderAt(`/admin/dashboard?section=${section}`, <OfficeApp />)
    await press(add)
    await press('Save')
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull()
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  },
)
