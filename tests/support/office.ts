import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Application, OpenedApplication } from '#contract/applications.ts'
import type { SignedInUser } from '#contract/auth.ts'
import type { HeroSlide } from '#contract/hero.ts'
import type { TeamMember } from '#contract/team.ts'
import type { MessageTemplate } from '#contract/templates.ts'
import { storeSession } from '#web/api/session.ts'

export const signedInUser: SignedInUser = {
  _id: 'u',
  username: 'maria',
  email: 'maria@example.org',
  role: 'admin',
}

/** The answer that every office screen needs: the session is valid. */
export const validSession = { 'GET /auth/validate': { body: { valid: true, user: signedInUser } } }

export const signIn = () => storeSession('token', signedInUser)

/** A successful answer with these records. */
export const success = (data: unknown) => ({ body: { success: true, data } })

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
  position: 'Job Coach',
  location: 'Knoxville, TN',
  status: 'pending',
  reason: '',
  interviewAt: '',
  interviewPlace: '',
  resume: { filename: 'abc.pdf', originalName: 'CV.pdf', size: 2000 },
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
  canMail: true,
  onHold: false,
  firstDay: [],
  disclosure: { version: 0, acknowledged: null },
  timeline: [],
  alsoApplied: [],
  earlierResumes: [],
  privateLinks: [],
  documentRequests: [],
  ...fields,
})

export const aTemplate = (fields: Partial<MessageTemplate> = {}): MessageTemplate => ({
  _id: 't',
  id: 't',
  kind: 'application',
  name: 'Not this time',
  subject: 'Your application: {job}',
  text: 'Hello {name}',
  createdAt,
  updatedAt: createdAt,
  ...fields,
})
