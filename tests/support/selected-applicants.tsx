import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { BulkProblem } from '#contract/hiring/application-bulk.ts'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Role } from '#contract/platform/roles.ts'
import { ApplicationsScreen } from '../../src/web/office/hiring/applications/ApplicationsScreen.tsx'
import { SectionEdits, SignedIn } from '../../src/web/office/platform/layout/use-may.ts'
import {
  anApplication,
  applicantsPage,
  aTemplate,
  signedInUser,
  siteDetails,
  success,
  validSession,
} from './office.ts'
import { renderAt, respond } from './render.tsx'

const applicant = (number: number, status: ApplicationStatus = 'pending') =>
  anApplication({
    _id: String(number),
    id: String(number),
    firstName: 'Number',
    lastName: String(number),
    email: `n${number}@example.org`,
    status,
    updatedAt: `version ${number}`,
  })

type Sent = { applications: { id: string }[]; message?: object }

type Options = {
  /** What the first change returns about those that stay as they are. */
  problems?: BulkProblem[]
  canMail?: boolean
  /** How many there are. Few, unless a test needs a second page, because each row takes time. */
  applicants?: number
  /** How many the server says it has found. */
  found?: number
  role?: Role
  responses?: Parameters<typeof respond>[0]
}

/** Shows the office of a server with applicants, of whom the second has withdrawn. Returns the changes it was sent. */
export function serveApplicants({
  problems = [],
  canMail = true,
  applicants = 4,
  found = applicants,
  role = 'admin',
  responses = {},
}: Options = {}) {
  const all = Array.from({ length: applicants }, (_, index) =>
    applicant(index + 1, index === 1 ? 'withdrawn' : 'pending'),
  )
  const page = (number: number, limit = 10) =>
    applicantsPage(all.slice((number - 1) * limit, number * limit), {
      pagination: {
        currentPage: number,
        totalPages: Math.ceil(found / limit),
        totalItems: found,
        itemsPerPage: limit,
      },
      counts: { all: found, new: found - 1, reviewed: 0, interviewed: 0, rejected: 1, hired: 0 },
      canMail,
    })
  const sent: Sent[] = []
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    'GET /templates': success([aTemplate()]),
    ...siteDetails,
    'GET /careers?page=1&limit=10': page(1),
    'GET /careers?page=2&limit=10': page(2),
    'GET /careers?page=1&limit=100': page(1, 100),
    'GET /careers?page=1&limit=10&status=pending': page(1),
    'POST /careers/delete': success({ deleted: ['1'], held: ['3'] }),
    'PATCH /careers/bulk': (init) => {
      const body: Sent = JSON.parse(String(init?.body))
      sent.push(body)
      const refused = problems.map(({ id }) => id)
      const changed = body.applications
        .filter(({ id }) => !refused.includes(id))
        .map(({ id }) => ({
          id,
          updatedAt: `changed ${id}`,
          messageId: body.message ? `message ${id}` : null,
        }))
      return success({ changed, problems: sent.length === 1 ? problems : [] })
    },
    ...responses,
  })
  renderAt(
    '/admin/dashboard?section=applicants',
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit applicants">
        <ApplicationsScreen />
      </SectionEdits>
    </SignedIn>,
  )
  return sent
}

/** Selects an applicant by its number, or removes it from the selection. */
export const tick = async (number: number) =>
  userEvent.click(await screen.findByLabelText(`Select Number ${number}`))

/** What can be done with those that are selected. */
export const selectionBar = () => screen.findByRole('region', { name: 'Selected applications' })
