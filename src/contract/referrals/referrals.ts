import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  PageQuery,
  Pagination,
  replyWith,
  storableText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { LanguageFilter } from '#contract/platform/written-in.ts'
import { NextStep, StoredNextStep } from '#contract/records/next-step.ts'
import { Owner, unknownOwner } from '#contract/records/owner.ts'
import { PrivateLink } from '#contract/records/private-links.ts'
import {
  EntryOfRecord,
  NoteEntry,
  NoteInput,
  ReplyEntry,
  ReplyInput,
  TimelineEntry,
} from '#contract/records/timeline.ts'
import { ProgramId } from '#contract/website/program-id.ts'
import { counties } from './counties.ts'
import { payerIds } from './payers.ts'
import { ReferralInput, referralFileFields } from './referral-input.ts'

/** How far a referral has come, in the usual order. */
export const referralStages = [
  'received',
  'contacted',
  'visit planned',
  'service agreed',
  'started',
  'waiting',
  'declined',
  'withdrawn',
] as const
export type ReferralStage = (typeof referralStages)[number]

/** Stages after which nothing more is done. */
export const closedStages: readonly ReferralStage[] = ['started', 'declined', 'withdrawn']

export const handlingLimits = { reason: 300 }

/** Newest first unless another order is asked for; a minus turns an order around. */
export const referralSorts = [
  'date',
  '-date',
  'person',
  '-person',
  'county',
  '-county',
  'next',
  '-next',
] as const
export type ReferralSort = (typeof referralSorts)[number]

export const Referral = z.object({
  id: z.string(),
  reference: z.string(),
  /** Who refers, and how to reach them. */
  name: z.string(),
  organization: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The person who would get support. */
  personName: z.string(),
  birthYear: z.nullable(z.number()),
  county: z.enum(counties),
  /** Empty when it is not known yet. */
  program: z.string(),
  guardian: z.string(),
  /** What it was written in. */
  language: z.enum(languages),
  /** The program that pays; empty when it was not said, like the texts below. */
  payer: z.enum(['', ...payerIds]),
  healthPlan: z.string(),
  coordinator: z.string(),
  spokenLanguage: z.string(),
  interpreter: z.boolean(),
  communication: z.string(),
  /** What staff ask the sender for; else empty. */
  missing: z.string(),
  /** Whether it came from the form of Easy Read. */
  easyRead: z.boolean(),
  stage: z.enum(referralStages),
  /** Why it was declined, else empty. */
  declinedReason: z.string(),
  owner: z.nullable(Owner),
  nextStep: StoredNextStep,
  read: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Referral = z.infer<typeof Referral>

/** A referral with what is sealed, and with everything that was done with it, oldest first. */
export const OpenedReferral = z.object({
  ...Referral.shape,
  /** Null when it cannot be opened, because its key or file is missing. */
  needs: z.nullable(z.string()),
  files: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      name: z.string(),
      size: z.number(),
      /** Whether Word would load a template or a picture from another place. */
      loadsExternal: z.boolean(),
      /** Null when it came with the referral. */
      addedAt: z.nullable(z.string()),
    }),
  ),
  /** What the sender wrote later, with a private link; the text is null when it cannot be opened. */
  additions: z.array(z.object({ id: z.string(), at: z.string(), text: z.nullable(z.string()) })),
  privateLinks: z.array(PrivateLink),
  /** Whether the office can send mail to the sender. */
  canMail: z.boolean(),
  timeline: z.array(TimelineEntry),
})
export type OpenedReferral = z.infer<typeof OpenedReferral>

export const ReferralQuery = z.object({
  ...PageQuery.shape,
  /** Looked for in names, organization, email, phone, county and reference. */
  search: z.optional(storableText('Search', 200)),
  stage: z.optional(z.enum(referralStages, 'This stage is not known')),
  county: z.optional(z.enum(counties, 'This county is not known')),
  program: z.optional(ProgramId),
  owner: z.optional(z.union([z.literal('me'), z.uuid()], unknownOwner)),
  read: z.optional(z.stringbool('Read must be true or false')),
  language: LanguageFilter,
  /** Only those whose next step is due today or was due before. */
  due: z.optional(z.stringbool('Due must be true or false')),
  sort: z.optional(z.enum(referralSorts, 'This order is not known')),
})
export type ReferralQuery = z.infer<typeof ReferralQuery>

/** How many referrals each view of the office has. */
export const ReferralCounts = z.object({
  all: z.number(),
  unread: z.number(),
  mine: z.number(),
  due: z.number(),
  byStage: z.record(z.enum(referralStages), z.number()),
})
export type ReferralCounts = z.infer<typeof ReferralCounts>

/** The form on the site. It is registered apart, because a browser without script sends it too. */
export const referralFormSchemas = {
  submit: {
    form: ReferralInput,
    files: referralFileFields,
    reply: replyWith(
      z.object({
        reference: z.string(),
        /** The address of the page on which the sender follows it. It is in no other response. */
        link: z.string(),
      }),
    ),
  },
}

export const referralFormCalls: Calls<typeof referralFormSchemas> = {
  submit: endpoint('POST', '/referrals/submit', 'public'),
}

export const referralSchemas = {
  list: {
    query: ReferralQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(Referral),
      pagination: Pagination,
      counts: ReferralCounts,
    }),
  },
  counts: { reply: replyWith(ReferralCounts) },
  owners: { reply: replyWith(z.array(Owner)) },
  get: { params: ById, reply: replyWith(OpenedReferral) },
  setRead: {
    body: z.object({
      ids: z.array(z.uuid('This referral is not known')).min(1).max(10_000),
      read: z.boolean('Read must be true or false'),
    }),
    reply: Done,
  },
  setStage: {
    params: ById,
    body: z
      .object({
        stage: z.enum(referralStages, 'This stage is not known'),
        reason: storableText('Reason', handlingLimits.reason).default(''),
        updatedAt: EditedVersion,
      })
      .refine(({ stage, reason }) => stage !== 'declined' || reason !== '', {
        path: ['reason'],
        error: 'Please say why it is declined',
      }),
    reply: replyWith(Referral),
  },
  setOwner: {
    params: ById,
    body: z.object({ ownerId: z.nullable(z.uuid(unknownOwner)), updatedAt: EditedVersion }),
    reply: replyWith(Referral),
  },
  setNextStep: {
    params: ById,
    /** Null when it is done, and nothing else is planned. */
    body: z.object({ nextStep: z.nullable(NextStep), updatedAt: EditedVersion }),
    reply: replyWith(Referral),
  },
  addNote: { params: ById, body: NoteInput, reply: replyWith(NoteEntry) },
  removeNote: { params: EntryOfRecord, reply: Done },
  reply: { params: ById, body: ReplyInput, reply: replyWith(ReplyEntry) },
  takeBackReply: { params: EntryOfRecord, reply: Done },
  remove: { params: ById, reply: Done },
}

export const referralCalls: Calls<typeof referralSchemas> = {
  list: endpoint('GET', '/referrals', 'read referrals'),
  counts: endpoint('GET', '/referrals/counts', 'read referrals'),
  owners: endpoint('GET', '/referrals/owners', 'read referrals'),
  get: endpoint('GET', '/referrals/:id', 'read referrals'),
  setRead: endpoint('PATCH', '/referrals/read', 'edit referrals'),
  setStage: endpoint('PATCH', '/referrals/:id/stage', 'edit referrals'),
  setOwner: endpoint('PATCH', '/referrals/:id/owner', 'edit referrals'),
  setNextStep: endpoint('PATCH', '/referrals/:id/next-step', 'edit referrals'),
  addNote: endpoint('POST', '/referrals/:id/notes', 'edit referrals'),
  removeNote: endpoint('DELETE', '/referrals/:id/notes/:entryId', 'edit referrals'),
  reply: endpoint('POST', '/referrals/:id/replies', 'edit referrals'),
  takeBackReply: endpoint('DELETE', '/referrals/:id/replies/:entryId', 'edit referrals'),
  remove: endpoint('DELETE', '/referrals/:id', 'edit referrals'),
}
