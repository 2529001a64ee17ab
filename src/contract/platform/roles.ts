// Nothing here needs zod at run time, like `endpoint.ts`.

/**
 * What staff work with. Content is what visitors see: hero slides, events, team, testimonials, site
 * details and notices. Documents are the files of applicants.
 */
const areas = ['content', 'jobs', 'applicants', 'documents', 'messages', 'referrals'] as const
type Area = (typeof areas)[number]

type RoleRights = {
  /** In lists of people. */
  name: string
  /** What the role is for, in a line. */
  purpose: string
  /** Who edits an area may read it too. */
  edits: readonly Area[]
  reads: readonly Area[]
}

/** Which role may do what. Only an owner may do what belongs to no area, such as managing users. */
export const roles = {
  admin: {
    name: 'Owner',
    purpose: 'Everything, including who works here and the audit log.',
    edits: areas,
    reads: [],
  },
  editor: {
    name: 'Editor',
    purpose: 'The website: its content and the job postings.',
    edits: ['content', 'jobs'],
    reads: [],
  },
  hiring: {
    name: 'Hiring',
    purpose: 'Job postings, applicants and their documents.',
    edits: ['jobs', 'applicants', 'documents'],
    reads: [],
  },
  intake: {
    name: 'Intake',
    purpose: 'Contact messages and referrals.',
    edits: ['messages', 'referrals'],
    reads: [],
  },
  reader: {
    name: 'Reader',
    purpose:
      'Reads content, jobs, applicants and messages, but no documents and no referrals. Changes nothing.',
    edits: [],
    reads: ['content', 'jobs', 'applicants', 'messages'],
  },
} as const satisfies Record<string, RoleRights>
export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as Role[]

/** What a call or a screen needs: any signed-in user, an owner, or the right to read or edit an area. */
export type StaffAccess = 'staff' | 'owner' | `read ${Area}` | `edit ${Area}`

/** Whether a role may do something. A role that is not known may do nothing. */
export function may(role: string, access: StaffAccess): boolean {
  if (!isRole(role)) return false
  if (access === 'staff') return true
  if (access === 'owner') return role === 'admin'
  const { edits, reads }: RoleRights = roles[role]
  const [action, area] = access.split(' ') as ['read' | 'edit', Area]
  return edits.includes(area) || (action === 'read' && reads.includes(area))
}

export const isRole = (role: string): role is Role => Object.hasOwn(roles, role)

/** The error response when someone's role does not allow a call. */
export const roleRefusal = {
  code: 'role_not_allowed',
  message: 'Your role does not allow this. Please ask an owner.',
}
