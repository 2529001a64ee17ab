import * as list from './features.ts'
import type { Context } from './platform/context.ts'
import type { Website } from './platform/website.ts'
import { collectTasks, type Feature } from './records/feature.ts'

const byName = { ...list }

/**
 * The search, a person's data, samples and the lists of Spanish texts keep this order. The other features follow it by
 * their names.
 */
const first: (keyof typeof byName)[] = [
  'applications',
  'contact',
  'referrals',
  'jobs',
  'hero',
  'events',
  'team',
  'testimonials',
  'mail',
  'firstDay',
  'interviewQuestions',
  'disclosure',
  'templates',
  'siteDetails',
  'look',
  'siteTexts',
  'easy',
  'notices',
]

export const features: Feature[] = [
  ...new Set([...first.map((name) => byName[name]), ...Object.values<Feature>(byName)]),
]

/** Everything the server does by the clock. */
export const scheduledTasks = (context: Context, website?: Website) =>
  collectTasks(context, { features, website })
