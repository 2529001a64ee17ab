import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ListedApplication } from '#contract/hiring/applications.ts'
import {
  anApplication,
  applicantsPage,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const firstPage = 'GET /careers?page=1&limit=10'
const tasha = anApplication({ id: '7f3c91d2' })
const luis = anApplication({
  id: '2',
  firstName: 'Luis',
  lastName: 'Ortega',
  email: 'luis@other.org',
  phone: '(931) 555-0100',
  position: 'Cook',
  location: 'Smyrna, TN',
})

beforeEach(signIn)

function show(applications: ListedApplication[], responses = {}) {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [firstPage]: applicantsPage(applications),
    ...responses,
  })
  renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)
}

test.each(['before', 'after'])(
  'what is typed while the list loads is found, when the list comes %s',
  async (when) => {
    const list = Promise.withResolvers<void>()
    show([], {
      [firstPage]: async () => {
        await list.promise
        return applicantsPage([tasha, luis])
      },
      'GET /careers?page=1&limit=10&search=nobody': applicantsPage([]),
    })
    fireEvent.change(await screen.findByLabelText('Search applications'), {
      target: { value: 'nobody' },
    })
    if (when === 'before') list.resolve()
    expect(await screen.findByText('No applications found matching your criteria.')).toBeVisible()
    list.resolve()
    expect(await screen.findByText('No applications found matching your criteria.')).toBeVisible()
  },
)
