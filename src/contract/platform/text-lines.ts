import { z } from 'zod'
import { requiredText } from './common.ts'

// A list of short texts that staff edit as lines, such as the reasons for a rejection.

type Words = {
  /** Reason */
  label: string
  /** A reason */
  one: string
  /** reasons */
  many: string
}

export const textLines = ({ label, one, many }: Words, limits: { text: number; count: number }) =>
  z
    .array(requiredText(label, limits.text, `${one} is empty`))
    .max(limits.count, `At most ${limits.count} ${many}`)
    .refine((list) => new Set(list).size === list.length, `${one} is there twice`)

/** The list as it is edited: one in each line. */
export const linesForm = (lines: z.ZodType<string[]>) =>
  z.object({
    text: z.string().superRefine((text, check) => {
      const fault = lines.safeParse(splitLines(text)).error?.issues[0]
      if (fault) check.addIssue({ code: 'custom', message: fault.message })
    }),
  })
export type LinesForm = z.infer<ReturnType<typeof linesForm>>

export const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
