import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/platform/language.ts'
import type { NextStep } from '#contract/records/next-step.ts'
import type { LinkWay } from '#contract/records/private-links.ts'
import type { ReplyEntry } from '#contract/records/timeline.ts'
import { referralLinkCalls } from '#contract/referrals/private-referral.ts'
import {
  type Referral,
  type ReferralSort,
  type ReferralStage,
  referralCalls,
} from '#contract/referrals/referrals.ts'
import { call } from '#web/api/call.ts'
import type { Outgoing } from '#web/office/messages/replies/ReplyDialog.tsx'
import { openedRecord } from '#web/office/records/handling/opened-record.ts'
import { sayWho } from '#web/office/records/handling/say-who.ts'
import { defaultSort, type View, views } from './referral-list.ts'
import { stateInWords } from './stages.ts'

/** Lists, counts and opened referrals, which are loaded again together after a change. */
export const referralsKey = ['office', 'referrals']

const pageSize = 50

type Wanted = {
  view: View
  stage: string
  county: string
  program: string
  language: string
  search: string
  sort: string
  page: number
}

export const referralsQuery = (wanted: Wanted) => {
  const { view, stage, county, program, language, search, sort, page } = wanted
  return queryOptions({
    queryKey: [...referralsKey, 'list', wanted],
    queryFn: () =>
      call(referralCalls.list, {
        query: {
          ...views[view].query,
          ...(stage && { stage: stage as ReferralStage }),
          ...(county && { county: county as Referral['county'] }),
          ...(program && { program }),
          ...(language && { language: language as Language }),
          search,
          sort: sort === defaultSort ? undefined : (sort as ReferralSort),
          page,
          limit: pageSize,
        },
      }),
    placeholderData: keepPreviousData,
  })
}

export const referralQuery = (id: string) =>
  openedRecord(
    [...referralsKey, 'one', id],
    async (headers) => (await call(referralCalls.get, { params: { id }, headers })).data,
  )

export const ownersQuery = queryOptions({
  queryKey: ['office', 'referral owners'],
  queryFn: async () => (await call(referralCalls.owners, {})).data,
})

const countsQuery = queryOptions({
  queryKey: [...referralsKey, 'counts'],
  queryFn: async () => (await call(referralCalls.counts, {})).data,
})

export function useUnreadReferrals() {
  const { data } = useQuery(countsQuery)
  return { count: data?.unread ?? 0, label: 'unread' }
}

export const markReferrals = ({ ids, read }: { ids: string[]; read: boolean }) =>
  call(referralCalls.setRead, { body: { ids, read } })

export const deleteReferral = ({ id }: Pick<Referral, 'id'>) =>
  call(referralCalls.remove, { params: { id } })

type Version = Pick<Referral, 'id' | 'updatedAt'>

const orSayWho = (change: Promise<{ data: Referral }>) =>
  sayWho(change, 'referral', (theirs) => stateInWords(theirs as Referral))

export const setStage = (
  { id, updatedAt }: Version,
  { stage, reason }: { stage: ReferralStage; reason: string },
) => orSayWho(call(referralCalls.setStage, { params: { id }, body: { stage, reason, updatedAt } }))

export const setOwner = ({ id, updatedAt }: Version, ownerId: string | null) =>
  orSayWho(call(referralCalls.setOwner, { params: { id }, body: { ownerId, updatedAt } }))

export const setNextStep = ({ id, updatedAt }: Version, nextStep: NextStep | null) =>
  orSayWho(call(referralCalls.setNextStep, { params: { id }, body: { nextStep, updatedAt } }))

export const setMissing = ({ id, updatedAt }: Version, missing: string) =>
  orSayWho(call(referralLinkCalls.setMissing, { params: { id }, body: { missing, updatedAt } }))

export const makeLink = async ({ id }: Pick<Referral, 'id'>, way: LinkWay) =>
  (await call(referralLinkCalls.make, { params: { id }, body: { way } })).data

export const revokeLink = ({ id }: Pick<Referral, 'id'>, entryId: string) =>
  call(referralLinkCalls.revoke, { params: { id, entryId } })

export const sendReply = async ({ id }: Pick<Referral, 'id'>, reply: Outgoing) =>
  (await call(referralCalls.reply, { params: { id }, body: reply })).data

export const takeBackReply = ({ id }: Pick<Referral, 'id'>, reply: Pick<ReplyEntry, 'id'>) =>
  call(referralCalls.takeBackReply, { params: { id, entryId: reply.id } })

export const addNote = ({ id }: Pick<Referral, 'id'>, text: string) =>
  call(referralCalls.addNote, { params: { id }, body: { text } })

export const deleteNote = ({ id }: Pick<Referral, 'id'>, entryId: string) =>
  call(referralCalls.removeNote, { params: { id, entryId } })
