import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { provider } from '#content/provider.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor.routes.ts'
import { authRoutes } from './accounts/sign-in/auth.routes.ts'
import { authenticator, fullAuthenticator } from './accounts/sign-in/authenticate.ts'
import { fileAuthenticator } from './accounts/sign-in/file-cookie.ts'
import { sessionRoutes } from './accounts/sign-in/sessions.routes.ts'
import { userRoutes } from './accounts/users/users.routes.ts'
import { applicationFileRoutes } from './hiring/applications/application-files.routes.ts'
import { applicationRetentionRoutes } from './hiring/applications/application-retention.routes.ts'
import { applicationRulesRoutes } from './hiring/applications/application-rules.routes.ts'
import { applicationRoutes } from './hiring/applications/applications.routes.ts'
import { applicationBulkRoutes } from './hiring/applications/bulk.routes.ts'
import { applicationHandlingRoutes } from './hiring/applications/handling.routes.ts'
import { disclosureRoutes } from './hiring/disclosure/disclosure.routes.ts'
import {
  acknowledgeRoutes,
  disclosurePageRoutes,
} from './hiring/disclosure/private-disclosure.routes.ts'
import { firstDayRoutes } from './hiring/first-day/first-day.routes.ts'
import { jobRoutes } from './hiring/jobs/jobs.routes.ts'
import { privateApplicationRoutes } from './hiring/private-links/private-application.routes.ts'
import { privateLinkRoutes } from './hiring/private-links/private-links.routes.ts'
import { privatePageRoutes } from './hiring/private-links/private-pages.ts'
import { contactRoutes } from './messages/contact/contact.routes.ts'
import { contactHandlingRoutes } from './messages/contact/handling.routes.ts'
import { templateRoutes } from './messages/templates/templates.routes.ts'
import { changeRoutes } from './office/changes/changes.routes.ts'
import { overviewRoutes } from './office/overview/overview.routes.ts'
import { reportRoutes } from './office/reports/reports.routes.ts'
import { searchRoutes } from './office/search/search.routes.ts'
import { createRecentErrors } from './office/status/recent-errors.ts'
import { statusRoutes } from './office/status/status.routes.ts'
import { waitingRoutes } from './office/waiting/waiting.routes.ts'
import { allowLeaving, healthRoutes } from './operations/health/health.routes.ts'
import { schedulerRoutes } from './operations/scheduler/scheduler.routes.ts'
import type { Context } from './platform/context.ts'
import { answerError, notFound } from './platform/errors.ts'
import { fileRoutes } from './platform/files/files.routes.ts'
import { guardRoutes } from './platform/http/access.ts'
import { noteAnswers } from './platform/http/answered.ts'
import { decodableUrl } from './platform/http/decodable-url.ts'
import { describeApi, docsRoutes } from './platform/http/docs.ts'
import { logOptions, logRequests } from './platform/http/logging.ts'
import { acceptForms } from './platform/http/multipart.ts'
import { limitRates } from './platform/http/rate-limits.ts'
import { readyAnswers } from './platform/http/ready-answer.ts'
import { type App, validateUnlessForm } from './platform/http/routes.ts'
import { secureHeaders } from './platform/http/security.ts'
import { closeUnread } from './platform/http/unread-bodies.ts'
import { minutes, seconds } from './platform/time.ts'
import { auditRoutes } from './records/audit/audit.routes.ts'
import { privacyRoutes } from './records/privacy/privacy.routes.ts'
import { referralFormRoutes } from './referrals/referral-form/referral-form.routes.ts'
import { referralFileRoutes } from './referrals/referrals/referral-files.routes.ts'
import { referralRulesRoutes } from './referrals/referrals/referral-rules.routes.ts'
import { referralRoutes } from './referrals/referrals/referrals.routes.ts'
import { eventRoutes } from './website/events/events.routes.ts'
import { heroRoutes } from './website/hero/hero.routes.ts'
import { noticeRoutes } from './website/notices/notices.routes.ts'
import { answerFileErrors } from './website/pages/file-errors.ts'
import { siteRoutes } from './website/pages/site.routes.ts'
import type { Website } from './website/pages/website.ts'
import { policyReportRoutes } from './website/policy-reports/policy-reports.routes.ts'
import { previewRoutes } from './website/preview/preview.routes.ts'
import { sampleContentRoutes } from './website/sample-content/sample-content.routes.ts'
import { siteDetailsRoutes } from './website/site-details/site-details.routes.ts'
import { teamRoutes } from './website/team/team.routes.ts'
import { testimonialRoutes } from './website/testimonials/testimonials.routes.ts'

/** Everything the server does is registered here, in order. */
export async function createApp(context: Context, website?: Website): Promise<App> {
  const { settings } = context
  const app: App = fastify({
    logger: logOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only our own proxy is trusted to name the caller; addresses that others sent could be forged.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    // Four files over a slow phone connection take a quarter of an hour; one minute of silence means it is gone.
    requestTimeout: 15 * minutes,
    connectionTimeout: 1 * minutes,
    keepAliveTimeout: 72 * seconds,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: decodableUrl,
    // Longer than any address that Node accepts, so that the call's own schema refuses what is too long.
    routerOptions: { maxParamLength: 16_384 },
  })
  app.setValidatorCompiler(validateUnlessForm)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  const recentErrors = createRecentErrors(context.now)
  app.decorate('rememberFailure', recentErrors.add)

  allowLeaving(app)
  noteAnswers(app)
  logRequests(app)
  readyAnswers(app)
  closeUnread(app)
  // Registered before the access check, so that its answers carry these headers too.
  secureHeaders(app, { https: settings.siteUrl.startsWith('https:') })
  app.decorateRequest('auditKey', { getter: () => context.auditKeys[0] })
  const authenticate = fullAuthenticator(context)
  guardRoutes(app, {
    staff: authenticate,
    account: authenticator(context),
    file: fileAuthenticator(context),
  })
  if (settings.rateLimits) await limitRates(app, settings.databaseUrl ? context : undefined)
  acceptForms(app)
  if (settings.metricsToken) {
    // Loaded only where it is used, because it needs memory.
    const { metricsRoutes } = await import('./operations/metrics/metrics.routes.ts')
    await metricsRoutes(app, context, settings.metricsToken)
  }
  await describeApi(app, `${provider.name}: API`)

  await app.register(
    async (api: App) => {
      api.setNotFoundHandler(() => {
        throw notFound('This call')
      })
      await healthRoutes(api, context)
      await docsRoutes(api, authenticate)
      await authRoutes(api, context)
      await heroRoutes(api, context)
      await applicationRoutes(api, context)
      await applicationRulesRoutes(api, context)
      await applicationHandlingRoutes(api, context)
      await applicationBulkRoutes(api, context)
      await privateLinkRoutes(api, context)
      await privateApplicationRoutes(api, context, website)
      await applicationRetentionRoutes(api, context)
      await firstDayRoutes(api, context)
      await disclosureRoutes(api, context)
      await acknowledgeRoutes(api, context, website)
      await eventRoutes(api, context)
      await teamRoutes(api, context)
      await testimonialRoutes(api, context)
      await contactRoutes(api, context, website)
      await contactHandlingRoutes(api, context)
      await referralRoutes(api, context, website)
      await referralRulesRoutes(api, context)
      await templateRoutes(api, context)
      await jobRoutes(api, context)
      await overviewRoutes(api, context)
      await previewRoutes(api, context, website)
      await waitingRoutes(api, context)
      await changeRoutes(api, context)
      await searchRoutes(api, context)
      await reportRoutes(api, context)
      await userRoutes(api, context)
      await sessionRoutes(api, context)
      await secondFactorRoutes(api, context)
      await auditRoutes(api, context)
      await privacyRoutes(api, context)
      await schedulerRoutes(api, context)
      await statusRoutes(api, context, recentErrors)
      await sampleContentRoutes(api, context)
      await siteDetailsRoutes(api, context)
      await noticeRoutes(api, context)
      await policyReportRoutes(api)
    },
    { prefix: '/api' },
  )

  await fileRoutes(app, context)
  await app.register(async (files: App) => {
    if (website) files.setErrorHandler(answerFileErrors(website, settings.siteUrl))
    await applicationFileRoutes(files, context)
    await referralFileRoutes(files, context)
  })
  await referralFormRoutes(app, context)
  if (website) {
    await siteRoutes(app, context, website)
    await privatePageRoutes(app, context, website)
    await disclosurePageRoutes(app, context, website)
  }
  return app
}
