import {
  type Interview,
  interviewCalls,
  interviewMinutes,
  interviewSchemas,
} from '#contract/hiring/interviews.ts'
import type { Context } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { minutes, timeAfter } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { type CalendarEntry, sendCalendar } from '#server/records/exports/calendar-file.ts'
import type { Feature } from '#server/records/feature.ts'
import { findInterview, listInterviews } from './interviews.queries.ts'

async function interviewRoutes(app: App, context: Context) {
  const { db, now, details } = context
  const line = { action: 'downloaded-interviews', objectKind: 'application' } as const

  routes(app, interviewCalls, interviewSchemas, {
    list: async () =>
      ok({
        interviews: await listInterviews(db, now()),
        officeHours: details.last().hours,
      }),

    calendar: async (request, reply) => {
      const interviews = await listInterviews(db, now())
      await audit(db, request, now(), { ...line, objectId: undefined })
      return sendCalendar(reply, context, 'interviews.ics', interviews.map(toEntry))
    },

    calendarOfOne: async (request, reply) => {
      const { id } = request.params
      const interview = await findInterview(db, id)
      if (!interview) throw notFound('Interview')
      await audit(db, request, now(), { ...line, objectId: id })
      return sendCalendar(reply, context, 'interview.ics', [toEntry(interview)])
    },
  })
}

const toEntry = (interview: Interview): CalendarEntry => {
  const { id, name, position, location, interviewAt, interviewPlace, updatedAt } = interview
  return {
    id: `interview-${id}`,
    title: `Interview: ${name}`,
    description: [position, location].filter(Boolean).join(', '),
    startsAt: interviewAt,
    endsAt: timeAfter(new Date(interviewAt), interviewMinutes * minutes).toISOString(),
    place: interviewPlace,
    updatedAt,
    path: `/admin/dashboard?section=applicants&id=${id}`,
  }
}

export const interviews: Feature = { calls: interviewRoutes }
