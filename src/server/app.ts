import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { shownName } from '../content/provider.ts'
import { authenticator, fullAuthenticator } from './accounts/sign-in/authenticate.ts'
import { fileAuthenticator } from './accounts/sign-in/cookies.ts'
import { createRecentErrors } from './office/status/recent-errors.ts'
import { allowLeaving } from './operations/health/health.routes.ts'
import type { Context } from './platform/context.ts'
import { notFound } from './platform/errors.ts'
import { guardRoutes } from './platform/http/access.ts'
import { divideConnections } from './platform/http/areas.ts'
import { limitConnections, limitPipelining } from './platform/http/connections.ts'
import { describeApi, docsRoutes } from './platform/http/docs.ts'
import { sendError } from './platform/http/error-response.ts'
import { logOptions, logRequests, recordResponses } from './platform/http/logging.ts'
import { acceptForms } from './platform/http/multipart.ts'
import { limitRates } from './platform/http/rate-limits.ts'
import { readyResponses } from './platform/http/ready-responses.ts'
import { type App, validateUnlessForm } from './platform/http/routes.ts'
import { decodableUrl, secureHeaders } from './platform/http/security.ts'
import { allowEmptyBodies, closeUnread } from './platform/http/unread-bodies.ts'
import { minutes, seconds } from './platform/time.ts'
import type { Website } from './platform/website.ts'
import { features } from './program.ts'
import { sendFileErrors } from './website/pages/file-errors.ts'
import { siteRoutes } from './website/pages/site.routes.ts'

/** Everything the server does is registered here, in order. */
export async function createApp(context: Context, website?: Website): Promise<App> {
  const { settings } = context
  const program = { features, website }
  const app: App = fastify({
    logger: logOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only our own proxy is trusted to name the caller; addresses that others sent could be forged.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    // A request without a body has an ended stream, which emits nothing, not even `close`.
    http: { optimizeEmptyRequests: true },
    // Four files over a slow phone connection take a quarter of an hour; one minute of silence means it is gone.
    requestTimeout: 15 * minutes,
    connectionTimeout: 1 * minutes,
    keepAliveTimeout: 72 * seconds,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: decodableUrl,
    // Longer than any address that Node accepts, so that the call's own schema refuses what is too long.
    routerOptions: { maxParamLength: 16_384 },
    // Never used, because both are set below. Fastify would load its own, which need memory.
    schemaController: {
      compilersFactory: { buildValidator: neverUsed, buildSerializer: neverUsed },
    },
  })
  app.setValidatorCompiler(validateUnlessForm)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  const recentErrors = createRecentErrors(context.now)
  app.decorate('rememberFailure', recentErrors.add)
  app.decorate('recentErrors', recentErrors)

  allowLeaving(app)
  recordResponses(app)
  logRequests(app)
  readyResponses(app)
  limitPipelining(app)
  closeUnread(app)
  allowEmptyBodies(app)
  // Registered before the access check, so that its responses carry these headers too.
  secureHeaders(app, { https: settings.siteUrl.startsWith('https:') })
  app.decorateRequest('auditKey', { getter: () => context.auditKeys[0] })
  const authenticate = fullAuthenticator(context)
  guardRoutes(app, {
    staff: authenticate,
    account: authenticator(context),
    file: fileAuthenticator(context),
  })
  if (settings.rateLimits) await limitRates(app, settings.databaseUrl ? context : undefined)
  if (settings.rateLimits && !settings.trustProxy) limitConnections(app)
  acceptForms(app)
  divideConnections(app)
  if (settings.metricsToken) {
    // Loaded only where it is used, because it needs memory.
    const { metricsRoutes } = await import('./operations/metrics/metrics.routes.ts')
    await metricsRoutes(app, context, settings.metricsToken)
  }
  await describeApi(app)

  await app.register(
    async (api: App) => {
      api.setNotFoundHandler(() => {
        throw notFound('This call')
      })
      await docsRoutes(api, authenticate, () => `${shownName(context.details.last())}: API`)
      for (const { calls } of features) await calls?.(api, context, program)
    },
    { prefix: '/api' },
  )

  await app.register(async (scope: App) => {
    if (website) scope.setErrorHandler(sendFileErrors(website, context))
    for (const { files } of features) await files?.(scope, context)
  })
  for (const { downloads } of features) await downloads?.(app, context)
  if (website) {
    await siteRoutes(app, context, website, features)
    for (const { pages } of features) await pages?.(app, context, website)
  }
  return app
}

const neverUsed = () => {
  throw new Error('Every schema is compiled by the compilers of the app.')
}
