import { z } from 'zod'
import { requiredText } from '#contract/platform/common.ts'

export const nextStepLimit = 200

/** What is to be done with a record, and on which day. */
export const NextStep = z.object({
  text: requiredText('Next step', nextStepLimit, 'Please say what comes next'),
  on: z.iso.date('Please choose a day'),
})
export type NextStep = z.infer<typeof NextStep>

/** Null when nothing is planned. */
export const StoredNextStep = z.nullable(z.object({ text: z.string(), on: z.string() }))
