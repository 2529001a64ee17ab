import { withoutSamples } from '#content/sample-details.ts'
import {
  type Setup,
  type SetupMark,
  type SetupStep,
  setupCalls,
  setupSchemas,
  setupSteps,
} from '#contract/office/setup.ts'
import { listUsers } from '#server/accounts/users/users.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { readMilestone, setMilestone } from '#server/platform/db/milestones.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { findLook } from '#server/website/look/look.queries.ts'
import { countSamples } from '#server/website/publishing/sample-content.queries.ts'
import { listTexts } from '#server/website/site-texts/site-texts.queries.ts'

async function setupRoutes(app: App, context: Context) {
  const { db, now } = context

  routes(app, setupCalls, setupSchemas, {
    read: async () => ok(await readSetup(context)),

    mark: async (request) => {
      await setMilestone(db, toMilestone(request.body.mark), now())
      return ok(await readSetup(context))
    },
  })
}

const toMilestone = (mark: SetupMark) => `set-up: ${mark}`

/** A step is done when what it asks for is the provider's own. */
async function readSetup({ db, details, now }: Context): Promise<Setup> {
  const saved = await details.read()
  const { name, phone, address, licensing, facts } = withoutSamples(saved)
  const isMarked = async (mark: SetupMark) =>
    (await readMilestone(db, toMilestone(mark))) !== undefined
  const users = await listUsers(db)
  const look = await findLook(db)
  const texts = await listTexts(db, saved, now())
  const samples = await countSamples(db, saved)
  const done: Record<SetupStep, boolean> = {
    name: name !== '',
    look: look.updatedAt !== '',
    contact: phone !== '' && address.city !== '',
    licensing: licensing.length > 0,
    services:
      [facts.eligibility, facts.cost].every(Boolean) &&
      facts.counties.length > 0 &&
      facts.plans.length > 0,
    words: texts.some(({ updatedAt }) => updatedAt !== '') || (await isMarked('words kept')),
    samples: samples.total === 0 || (await isMarked('samples kept')),
    people: users.filter(({ active }) => active === 1).length > 1,
  }
  const begun = saved.updatedAt !== '' || (await isMarked('begun'))
  const dismissed = await isMarked('dismissed')
  return {
    steps: setupSteps.map((id) => ({ id, done: done[id] })),
    state: dismissed ? 'dismissed' : begun ? 'begun' : 'new',
  }
}

export const setup: Feature = { calls: setupRoutes }
