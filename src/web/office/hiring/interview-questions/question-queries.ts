import { queryOptions } from '@tanstack/react-query'
import { interviewQuestionCalls as calls } from '#contract/hiring/interview-questions.ts'
import { call } from '#web/api/call.ts'
import { applicationsKey } from '../applications-key.ts'

export const questionsQuery = queryOptions({
  queryKey: [...applicationsKey, 'interview questions'],
  queryFn: async () => (await call(calls.list, {})).data,
})

export const saveQuestions = (questions: string[], updatedAt: string | undefined) =>
  call(calls.save, { body: { questions, updatedAt } })
