import { z } from 'zod'
import { Done } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

const directive = z.string().regex(/^[a-z-]{1,60}$/, 'This directive is not known')
const blocked = z.string().max(4000).default('')

/**
 * What a browser sends when the content security policy has stopped something, in the older or the newer
 * format; the rest is ignored.
 */
export const PolicyReport = z.union([
  z.object({
    'csp-report': z.object({ 'effective-directive': directive, 'blocked-uri': blocked }),
  }),
  z
    .array(z.object({ body: z.object({ effectiveDirective: directive, blockedURL: blocked }) }))
    .min(1)
    .max(20),
])
export type PolicyReport = z.infer<typeof PolicyReport>

export const policyReportSchemas = { report: { body: PolicyReport, reply: Done } }

export const policyReportCalls: Calls<typeof policyReportSchemas> = {
  report: endpoint('POST', '/policy-reports', 'public'),
}
