import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** When identity documents are asked for: with the application, or after an offer by private link. */
export const identityMoments = ['application', 'offer'] as const
export type IdentityMoment = (typeof identityMoments)[number]

export const ApplicationRules = z.object({
  identityDocuments: z.enum(identityMoments, 'This choice is not known'),
})
export type ApplicationRules = z.infer<typeof ApplicationRules>

export const applicationRulesSchemas = {
  read: { reply: replyWith(ApplicationRules) },
  save: { body: ApplicationRules, reply: replyWith(ApplicationRules) },
}

export const applicationRulesCalls: Calls<typeof applicationRulesSchemas> = {
  /** The form on the site depends on them. */
  read: endpoint('GET', '/careers/rules', 'public'),
  save: endpoint('PUT', '/careers/rules', 'owner'),
}
