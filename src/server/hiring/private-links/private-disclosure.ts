import type { Application } from '#contract/hiring/applications.ts'
import { isExpected } from '#contract/hiring/decisions.ts'
import {
  acknowledgeCalls,
  acknowledgeSchemas,
  disclosureMessages,
  disclosurePath,
} from '#contract/hiring/disclosure.ts'
import type { PrivateDisclosure, PrivatePage } from '#contract/hiring/private-application.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, routes } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import {
  noLink,
  openLink,
  type PrivatePages,
  registerPrivateCalls,
  registerPrivatePages,
} from '#server/website/pages/private-pages.ts'
import { findApplication } from '../application-data/applications.queries.ts'
import {
  addAcknowledgement,
  findText,
  listAcknowledgements,
} from '../disclosure/disclosure.queries.ts'
import { findReviewedSpanish } from '../disclosure/disclosure.routes.ts'

type Stage = Pick<Application, 'status' | 'offer'>

/** Refuses to send a disclosure that nobody has written, or to someone who has no offer and was not hired. */
export async function refuseIfNotReady(db: Db, { status, offer }: Stage) {
  if (!isExpected(status, offer?.answer)) throw conflict(disclosureMessages.tooEarly)
  if ((await findText(db)).version === 0) throw conflict(disclosureMessages.noText)
}

/** What the holder of a link reads. It ends with the offer, or when the person no longer counts as hired. */
async function openDisclosure(db: Db, token: string, now: Date) {
  const { id, recordId: applicationId } = await openLink(db, token, now, 'disclosure')
  const application = await findApplication(db, applicationId)
  if (!application || !isExpected(application.status, application.offer?.answer)) throw noLink()
  const newest = await findText(db)
  const { id: textId, version, text } = newest
  const acknowledgements = await listAcknowledgements(db, applicationId)
  const disclosure: PrivateDisclosure = {
    version,
    text,
    spanish: await findReviewedSpanish(db, newest),
    acknowledgedAt: acknowledgements.find((each) => each.version === version)?.at ?? null,
  }
  return { linkId: id, applicationId, textId, disclosure }
}

type DisclosurePage = Extract<PrivatePage['content'], { kind: 'disclosure' }>

const disclosurePages: PrivatePages<DisclosurePage> = {
  path: disclosurePath,
  read: async ({ db, now }, token) => {
    const { linkId, disclosure } = await openDisclosure(db, token, now())
    return { linkId, page: { kind: 'disclosure', token, disclosure } }
  },
}

/** What someone who was hired does with the link: acknowledges what was read. */
export async function acknowledgeRoutes(app: App, context: Context, website?: Website) {
  const { db, now } = context
  await registerPrivateCalls(app, context, website, disclosurePages, (scope, backToPage) => {
    routes(scope, acknowledgeCalls, acknowledgeSchemas, {
      acknowledge: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          const { token } = request.params
          const { name, version, textLanguage: language } = request.body
          await transact(db, async (db) => {
            const { applicationId, textId, disclosure } = await openDisclosure(db, token, now())
            const isShown = language === 'en' || disclosure.spanish !== ''
            if (disclosure.version !== version || !isShown) {
              throw conflict(disclosureMessages.otherText)
            }
            // A second time changes nothing.
            if (!(await addAcknowledgement(db, { applicationId, textId, name, language }, now())))
              return
            await audit(db, request, now(), {
              action: 'acknowledged-disclosure',
              objectKind: 'application',
              objectId: applicationId,
            })
          })
          return backToPage(request, reply) ?? done
        },
      },
    })
  })
}

/** The page of the disclosure, which has nothing else on it. */
export const disclosurePageRoutes = (app: App, context: Context, website: Website) =>
  registerPrivatePages(app, context, website, disclosurePages)
