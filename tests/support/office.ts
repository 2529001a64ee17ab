import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { builtInDetails } from '#content/provider.ts'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import type {
  Application,
  ListedApplication,
  OpenedApplication,
} from '#contract/hiring/applications.ts'
import type { MessageTemplate } from '#contract/messages/templates.ts'
import type { NoteEntry, ReplyEntry } from '#contract/records/timeline.ts'
import type { HeroSlide } from '#contract/website/hero.ts'
import type { TeamMember } from '#contract/website/team.ts'
import { storeSession } from '#web/api/session.ts'

export const signedInUser: SignedInUser = {
  _id: 'u',
  username: 'maria',
  email: 'maria@example.org',
  role: 'admin',
}

/** The response that every office screen needs: the session is valid. */
export const validSession = { 'GET /auth/validate': { body: { valid: true, user: signedInUser } } }

export const signIn = () => storeSession('token', signedInUser)

/** A successful response with these records. Some calls must also send a message. */
export const success = (data: unknown) => ({ body: { success: true, data, message: 'Done' } })

export const done = { body: { success: true } }

/** The response that replies and templates need: how to reach the provider. */
export const siteDetails = {
  'GET /site-details': success({
    ...builtInDetails,
    phone: '(615) 555-0100',
    email: 'us@example.org',
  }),
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

const createdAt = '2026-11-14T18:00:00.000Z'

export const aTeamMember = (fields: Partial<TeamMember> = {}): TeamMember => ({
  _id: '1',
  id: '1',
  name: 'Ruth',
  position: 'Director',
  comment: 'Here to listen.',
  image: '',
  picture: null,
  createdAt,
  updatedAt: createdAt,
  ...fields,
})

export const aSlide = (fields: Partial<HeroSlide> = {}): HeroSlide => ({
  _id: '1',
  id: '1',
  title: 'Hills',
  subtitle: '',
  imageUrl: '/art/hills.svg',
  picture: { width: 1200, height: 600, sources: [] },
  isActive: true,
  order: 1,
  createdAt,
  updatedAt: createdAt,
  ...fields,
})

export const anApplication = (fields: Partial<Application> = {}): Application => ({
  _id: '1',
  id: '1',
  firstName: 'Tasha',
  lastName: 'Greene',
  email: 'tasha@example.org',
  phone: '(615) 555-0177',
  language: 'en',
  position: 'Job Coach',
  location: 'Knoxville, TN',
  status: 'pending',
  reason: '',
  interviewAt: '',
  interviewPlace: '',
  offer: null,
  checkNoticeOn: '',
  resume: { filename: 'abc.pdf', originalName: 'CV.pdf', size: 2000, loadsExternal: false },
  identificationDocuments: [
    { _id: 'd', id: 'd', path: 'uploads/documents/x.png', originalName: 'id.png', size: 9 },
  ],
  documentsCount: 2,
  experience: '',
  education: '',
  notes: '',
  jobId: 'j',
  keepUntil: '2099-11-14',
  createdAt,
  updatedAt: createdAt,
  ...fields,
})

export const anOpenedApplication = (
  fields: Partial<OpenedApplication> = {},
): OpenedApplication => ({
  ...anApplication(),
  history: [],
  owner: null,
  nextStep: null,
  canMail: true,
  onHold: false,
  firstDay: [],
  disclosure: { version: 0, acknowledged: null },
  timeline: [],
  alsoApplied: [],
  earlierResumes: [],
  namedDocuments: [],
  privateLinks: [],
  documentRequests: [],
  ...fields,
})

/** The only page of the list of applicants, unless the fields say something else. */
export const applicantsPage = (data: ListedApplication[], fields: object = {}) => ({
  body: {
    success: true,
    data,
    pagination: { currentPage: 1, totalPages: 1, totalItems: data.length, itemsPerPage: 10 },
    counts: { all: data.length, new: 0, reviewed: 0, interviewed: 0, rejected: 0, hired: 0 },
    matching: data.length,
    uncounted: false,
    canMail: true,
    message: 'Applications loaded',
    ...fields,
  },
})

export const aNote = (fields: Partial<NoteEntry> = {}): NoteEntry => ({
  kind: 'note',
  id: 'n',
  at: createdAt,
  by: 'maria',
  text: 'Called',
  own: true,
  ...fields,
})

export const aReply = (fields: Partial<ReplyEntry> = {}): ReplyEntry => ({
  kind: 'reply',
  id: 'r',
  at: createdAt,
  by: 'maria',
  subject: 'Hello',
  text: 'Come in',
  delivery: 'waiting',
  failure: null,
  ...fields,
})

export const aTemplate = (fields: Partial<MessageTemplate> = {}): MessageTemplate => ({
  _id: 't',
  id: 't',
  kind: 'application',
  name: 'Not this time',
  subject: 'Your application: {job}',
  text: 'Hello {name}',
  decision: '',
  createdAt,
  updatedAt: createdAt,
  ...fields,
})
