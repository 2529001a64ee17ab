import { z } from 'zod'
import { Done, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { ByToken, DocumentRequest } from '#contract/records/private-links.ts'
import type { PrivateReferral } from '#contract/referrals/private-referral.ts'
import type { Look } from '#contract/website/look/brand.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { identificationFields } from './application-input.ts'
import { type ApplicationStatus, applicationStatuses } from './application-status.ts'
import { offerAnswers } from './decisions.ts'

// What an applicant sees and does with a private link.

export const privateApplicationMessages = {
  arrived: 'We have this document now. Thank you.',
  running: 'This document is still being sent. Please wait a minute and try again.',
  otherBody: 'This was sent before with other content. Please send it again.',
}

/** An application as someone with its link sees it: nothing that says who it is. */
export const PrivateApplication = z.object({
  position: z.string(),
  /** What the job is called in Spanish; empty where nobody has written that. */
  spanishPosition: z.string(),
  reference: z.string(),
  status: z.enum(applicationStatuses),
  /** The answer to an offer; null when there is none. */
  offer: z.nullable(z.enum(offerAnswers)),
  /** Empty when it is over. */
  requests: z.array(DocumentRequest),
})
export type PrivateApplication = z.infer<typeof PrivateApplication>

/** The disclosure as someone with its link reads it. */
export type PrivateDisclosure = {
  version: number
  text: string
  /** Empty until its Spanish was written and reviewed. */
  spanish: string
  /** When this version was acknowledged; null until then. */
  acknowledgedAt: string | null
}

/** Whether the applicant can still withdraw it. */
export const canWithdraw = (status: ApplicationStatus) =>
  !['rejected', 'hired', 'withdrawn'].includes(status)

/** What the office sees as the reason then. */
export const withdrawnReason = 'Withdrawn by the applicant'

/** The page of a link. The server renders it, and its script starts from the same data. */
export type PrivatePage = {
  details: Pick<
    SiteDetails,
    'name' | 'tagline' | 'timeZone' | 'phone' | 'email' | 'hours' | 'english'
  >
  look: Look
  /** The address of the page in the other language, if there is one. */
  otherPath?: string | undefined
  content:
    | {
        kind: 'application'
        token: string
        application: PrivateApplication
        /** Why a document that was sent without script was not accepted. */
        fault?: string
      }
    | { kind: 'disclosure'; token: string; disclosure: PrivateDisclosure; fault?: string }
    | { kind: 'withdraw'; token: string; application: PrivateApplication }
    | { kind: 'referral'; token: string; referral: PrivateReferral; fault?: string }
    | { kind: 'withdraw referral'; token: string; referral: PrivateReferral }
    | { kind: 'refused'; reason: 'no link' | 'too many' }
}

/** The address of the page. */
export const privateApplicationPath = (token: string) => `/application/${token}`

export const privateApplicationSchemas = {
  withdraw: { params: ByToken, reply: Done },
  addDocuments: {
    params: z.object({ ...ByToken.shape, requestId: z.uuid('This address is not valid.') }),
    form: z.object({}),
    files: ['resume', ...identificationFields],
    reply: replyWith(PrivateApplication),
  },
}

export const privateApplicationCalls: Calls<typeof privateApplicationSchemas> = {
  withdraw: endpoint('POST', '/private-links/:token/withdraw', 'public'),
  addDocuments: endpoint('POST', '/private-links/:token/documents/:requestId', 'public'),
}
