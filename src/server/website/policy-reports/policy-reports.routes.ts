import {
  type PolicyReport,
  policyReportCalls,
  policyReportSchemas,
} from '#contract/website/policy-reports.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'

/** Browsers report what the content security policy has stopped: an injected script, or a mistake of ours. */
export async function policyReportRoutes(app: App) {
  // In a scope of its own, because only this call takes that kind of content.
  await app.register(async (scope: App) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    routes(scope, policyReportCalls, policyReportSchemas, {
      report: {
        limit: limits.policyReports,
        handler: async (request) => {
          for (const { directive, uri } of listViolations(request.body)) {
            request.log.warn({ directive, blocked: getKind(uri) }, 'content policy violation')
          }
          return done
        },
      },
    })
  })
}

function listViolations(report: PolicyReport) {
  if (Array.isArray(report)) {
    return report.map(({ body }) => ({ directive: body.effectiveDirective, uri: body.blockedURL }))
  }
  const { 'effective-directive': directive, 'blocked-uri': uri } = report['csp-report']
  return [{ directive, uri }]
}

/** The site or a word such as `inline`. A whole address or any other text may contain personal data. */
function getKind(uri: string) {
  if (/^[a-z-]{1,40}$/.test(uri)) return uri
  return URL.canParse(uri) ? new URL(uri).origin : 'unknown'
}

export const policyReports: Feature = { calls: policyReportRoutes }
