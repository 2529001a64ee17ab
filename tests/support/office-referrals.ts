import type { TimelineEntry } from '#contract/records/timeline.ts'
import type { OpenedReferral, Referral } from '#contract/referrals/referrals.ts'
import { aNote, done, success, validSession } from './office.ts'
import { type FakeResponse, respond } from './render.tsx'

const at = '2026-11-14T18:00:00.000Z'

export const aReferral = (number: number, fields: Partial<Referral> = {}): Referral => ({
  id: String(number),
  reference: `R-AAAA-000${number}`,
  name: `Sender ${number}`,
  organization: '',
  role: '',
  email: `s${number}@example.org`,
  phone: '6155550177',
  personName: `Person ${number}`,
  birthYear: 1994,
  county: 'Knox',
  program: '',
  easyRead: false,
  guardian: '',
  language: 'en',
  missing: '',
  payer: '',
  healthPlan: '',
  coordinator: '',
  spokenLanguage: '',
  interpreter: false,
  communication: '',
  stage: 'received',
  declinedReason: '',
  owner: null,
  nextStep: null,
  read: true,
  createdAt: at,
  updatedAt: at,
  ...fields,
})

/** A referral as it is opened, with nothing but what the list has. */
export const anOpenedReferral = (number: number): OpenedReferral => ({
  ...aReferral(number),
  ...{ needs: '', files: [], additions: [], privateLinks: [], canMail: true, timeline: [] },
})

type Opened = Pick<OpenedReferral, 'needs' | 'files' | 'additions' | 'privateLinks' | 'canMail'>
type Options = Partial<Opened> & {
  timeline?: TimelineEntry[]
  /** Other responses than the usual ones. */
  responses?: Parameters<typeof respond>[0]
}

/** A server with these referrals, whose first one can be opened. Returns the changes it was sent. */
export function serveReferrals(referrals: Referral[], options: Options = {}) {
  let all = referrals
  const sent: [call: string, body: Record<string, unknown>][] = []
  const changeFirst =
    (
      call: string,
      toFields: (body: Record<string, unknown>) => Partial<Referral>,
      reply?: FakeResponse,
    ) =>
    (init?: RequestInit) => {
      const body = JSON.parse(String(init?.body))
      sent.push([call, body])
      all = all.map((each, index) => (index === 0 ? { ...each, ...toFields(body) } : each))
      return reply ?? success(all[0])
    }
  const byStage = {
    received: all.length,
    contacted: 0,
    'visit planned': 0,
    'service agreed': 0,
    started: 0,
    waiting: 0,
    declined: 0,
    withdrawn: 0,
  }
  const counts = () => {
    const unread = all.filter(({ read }) => !read).length
    return { all: all.length, unread, mine: 0, due: 0, byStage }
  }
  const list = (rows: Referral[]) => ({
    body: {
      success: true,
      data: rows,
      pagination: { currentPage: 1, totalPages: 1, totalItems: rows.length, itemsPerPage: 50 },
      counts: counts(),
    },
  })
  const { needs = 'Likes to cook', files = [], timeline = [] } = options
  const { additions = [], privateLinks = [], canMail = true } = options
  const asked = respond({
    ...validSession,
    'GET /admin/programs': success([
      { id: 'family-support', name: 'Family Support', hidden: false },
      { id: 'day-program', name: 'Day Program', hidden: true },
    ]),
    'GET /referrals?page=1&limit=50': () => list(all),
    'GET /referrals?read=false&page=1&limit=50': () => list(all.filter(({ read }) => !read)),
    'GET /referrals?county=Knox&page=1&limit=50': () => list(all.slice(0, 1)),
    'GET /referrals?sort=person&page=1&limit=50': () => list(all.toReversed()),
    'GET /referrals/1': () =>
      success({ ...all[0], needs, files, additions, privateLinks, canMail, timeline }),
    'POST /referrals/1/notes': changeFirst('note', () => ({}), success(aNote())),
    'DELETE /referrals/1/notes/n': () => {
      sent.push(['delete note', {}])
      return done
    },
    'GET /referrals/counts': () => success(counts()),
    'GET /referrals/owners': success([
      { id: 'u', name: 'maria' },
      { id: 't', name: 'tom' },
    ]),
    'PATCH /referrals/1/stage': changeFirst('stage', ({ stage, reason }) => ({
      stage: stage as Referral['stage'],
      declinedReason: String(reason),
    })),
    'PATCH /referrals/1/owner': changeFirst('owner', ({ ownerId }) => ({
      owner: ownerId ? { id: String(ownerId), name: ownerId === 'u' ? 'maria' : 'tom' } : null,
    })),
    'PATCH /referrals/1/next-step': changeFirst('next step', ({ nextStep }) => ({
      nextStep: nextStep as Referral['nextStep'],
    })),
    'PATCH /referrals/1/missing': changeFirst('missing', ({ missing }) => ({
      missing: String(missing),
    })),
    'PATCH /referrals/read': changeFirst('read', ({ read }) => ({ read: Boolean(read) }), done),
    'DELETE /referrals/1': () => {
      all = all.slice(1)
      return done
    },
    ...options.responses,
  })
  return { sent, asked }
}
