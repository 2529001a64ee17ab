import { builtInEvents } from '#content/events.ts'
import type { CareEvent } from '#contract/website/events.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { minutes, timeBefore } from '#server/platform/time.ts'
import { drawing } from '../publishing/drawing.ts'
import { createEvent } from './events.queries.ts'
import { sampleTimes } from './sample-times.ts'

/** They are listed newest first, so they are a minute apart to keep the order they have here. */
export async function addSampleEvents(db: Db, now: Date) {
  const added: CareEvent[] = []
  for (const [index, { image, picture, when, ...event }] of builtInEvents.entries()) {
    const shown = {
      ...event,
      ...sampleTimes(when, now),
      picture: image && picture && drawing(image.path, picture),
    }
    added.push(await createEvent(db, shown, timeBefore(now, index * minutes)))
  }
  return added
}
