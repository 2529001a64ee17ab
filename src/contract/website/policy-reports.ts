import { z } from 'zod'
import { Done } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** What a browser sends when the content security policy has stopped something; the rest is ignored. */
export const PolicyReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{1,60}$/, 'This directive is not known'),
    'blocked-uri': z.string().max(4000).default(''),
  }),
})
export type PolicyReport = z.infer<typeof PolicyReport>

export const policyReportSchemas = { report: { body: PolicyReport, reply: Done } }

export const policyReportCalls: Calls<typeof policyReportSchemas> = {
  report: endpoint('POST', '/policy-reports', 'public'),
}
