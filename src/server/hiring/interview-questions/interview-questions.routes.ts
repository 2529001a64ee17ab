import {
  interviewQuestionCalls,
  interviewQuestionSchemas,
} from '#contract/hiring/interview-questions.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { findQuestions, saveQuestions } from './interview-questions.queries.ts'

/** What is asked in every interview. */
async function interviewQuestionRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = recordChanger('application', context)
  routes(app, interviewQuestionCalls, interviewQuestionSchemas, {
    list: async () => ok(await findQuestions(db)),

    save: async (request) => {
      const { questions, updatedAt: version } = request.body
      const action = 'changed-interview-questions'
      const saved = await change(request, action, undefined, async (db, user) => {
        const saved = await saveQuestions(db, questions, { version, now: now(), by: user._id })
        if (saved) return saved
        const current = await findQuestions(db)
        throw await conflictOrNotFound(db, 'interview_questions', 'Questions', current)
      })
      return ok(saved)
    },
  })
}

export const interviewQuestions: Feature = { calls: interviewQuestionRoutes }
