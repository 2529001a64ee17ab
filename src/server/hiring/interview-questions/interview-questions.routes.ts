import { firstQuestions } from '#content/hiring.ts'
import {
  interviewQuestionCalls,
  interviewQuestionSchemas,
} from '#contract/hiring/interview-questions.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { listSetting, settingChanger } from '#server/records/versions/settings.ts'

const { find, save, versions } = listSetting({
  setting: 'interview questions',
  table: 'interview_questions',
  access: 'edit applicants',
  first: firstQuestions,
  toList: ({ lines: questions, updatedAt }) => ({ questions, updatedAt }),
})

/** What is asked in every interview. */
async function interviewQuestionRoutes(app: App, context: Context) {
  const { db } = context
  const change = settingChanger(versions, context)
  routes(app, interviewQuestionCalls, interviewQuestionSchemas, {
    list: async () => ok(await find(db)),

    save: async (request) => {
      const { questions, updatedAt: version } = request.body
      return ok(await change(request, (db, how) => save(db, questions, { ...how, version })))
    },
  })
}

export const interviewQuestions: Feature = {
  calls: interviewQuestionRoutes,
  versioned: [versions],
}
