import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { provider } from '#content/provider.ts'
import { applicationFileRoutes } from './applications/application-files.routes.ts'
import { applicationRetentionRoutes } from './applications/application-retention.routes.ts'
import { applicationRulesRoutes } from './applications/application-rules.routes.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { applicationBulkRoutes } from './applications/bulk.routes.ts'
import { applicationHandlingRoutes } from './applications/handling.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { authenticator, fullAuthenticator } from './auth/authenticate.ts'
import { fileAuthenticator } from './auth/file-cookie.ts'
import { sessionRoutes } from './auth/sessions.routes.ts'
import { changeRoutes } from './changes/changes.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { contactHandlingRoutes } from './contact/handling.routes.ts'
import type { Context } from './context.ts'
import { disclosureRoutes } from './disclosure/disclosure.routes.ts'
import { acknowledgeRoutes, disclosurePageRoutes } from './disclosure/private-disclosure.routes.ts'
import { answerError, notFound } from './errors.ts'
import { eventRoutes } from './events/events.routes.ts'
import { fileRoutes } from './files/files.routes.ts'
import { firstDayRoutes } from './first-day/first-day.routes.ts'
import { allowLeaving, healthRoutes } from './health.routes.ts'
import { heroRoutes } from './hero/hero.routes.ts'
import { guardRoutes } from './http/access.ts'
import { noteAnswers } from './http/answered.ts'
import { decodableUrl } from './http/decodable-url.ts'
import { describeApi, docsRoutes } from './http/docs.ts'
import { logOptions, logRequests } from './http/logging.ts'
import { acceptForms } from './http/multipart.ts'
import { limitRates } from './http/rate-limits.ts'
import { readyAnswers } from './http/ready-answer.ts'
import { type App, validateUnlessForm } from './http/routes.ts'
import { secureHeaders } from './http/security.ts'
import { closeUnread } from './http/unread-bodies.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { noticeRoutes } from './notices/notices.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { policyReportRoutes } from './policy-reports/policy-reports.routes.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { privateApplicationRoutes } from './private-links/private-application.routes.ts'
import { privateLinkRoutes } from './private-links/private-links.routes.ts'
import { privatePageRoutes } from './private-links/private-pages.ts'
import { referralFormRoutes } from './referral-form/referral-form.routes.ts'
import { referralFileRoutes } from './referrals/referral-files.routes.ts'
import { referralRulesRoutes } from './referrals/referral-rules.routes.ts'
import { referralRoutes } from './referrals/referrals.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { sampleContentRoutes } from './sample-content/sample-content.routes.ts'
import { schedulerRoutes } from './scheduler/scheduler.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { answerFileErrors } from './site/file-errors.ts'
import { siteRoutes } from './site/site.routes.ts'
import type { Website } from './site/website.ts'
import { siteDetailsRoutes } from './site-details/site-details.routes.ts'
import { createRecentErrors } from './status/recent-errors.ts'
import { statusRoutes } from './status/status.routes.ts'
import { teamRoutes } from './team/team.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'
import { testimonialRoutes } from './testimonials/testimonials.routes.ts'
import { minutes, seconds } from './time.ts'
import { userRoutes } from './users/users.routes.ts'
import { waitingRoutes } from './waiting/waiting.routes.ts'

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
    const { metricsRoutes } = await import('./metrics/metrics.routes.ts')
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
