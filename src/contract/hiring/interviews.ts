import { z } from 'zod'
import { ById, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

// The interviews of today and later.

/** How long an interview takes, because only its beginning is stored. */
export const interviewMinutes = 60

export const Interview = z.object({
  /** The application. */
  id: z.string(),
  name: z.string(),
  position: z.string(),
  location: z.string(),
  interviewAt: z.string(),
  /** Empty when it is not known. */
  interviewPlace: z.string(),
  /** Who set it last; null when that user is gone. */
  by: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type Interview = z.infer<typeof Interview>

const Interviews = z.object({
  /** The earliest first. */
  interviews: z.array(Interview),
  /** The office hours as the website has them. */
  officeHours: z.string(),
})

export const interviewSchemas = {
  list: { reply: replyWith(Interviews) },
  calendar: { reply: z.string() },
  calendarOfOne: { params: ById, reply: z.string() },
}

export const interviewCalls: Calls<typeof interviewSchemas> = {
  list: endpoint('GET', '/careers/interviews', 'read applicants'),
  /** All of them as a calendar file. */
  calendar: endpoint('GET', '/careers/interviews.ics', 'read applicants'),
  calendarOfOne: endpoint('GET', '/careers/:id/interview.ics', 'read applicants'),
}

/** Whether two interviews are at the same time in part. */
export const overlap = (a: string, b: string) =>
  Math.abs(Date.parse(a) - Date.parse(b)) < interviewMinutes * 60_000
