import { z } from 'zod'
import { EditedVersion, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { linesForm, textLines } from '#contract/platform/text-lines.ts'

/** What is asked in every interview, and printed on its sheet. */
const questions = textLines(
  { label: 'Question', one: 'A question', many: 'questions' },
  { text: 200, count: 20 },
)

export const QuestionsForm = linesForm(questions)

export const Questions = z.object({ questions: z.array(z.string()), updatedAt: z.string() })
export type Questions = z.infer<typeof Questions>

export const interviewQuestionSchemas = {
  list: { reply: replyWith(Questions) },
  save: {
    body: z.object({ questions, updatedAt: EditedVersion }),
    reply: replyWith(Questions),
  },
}

export const interviewQuestionCalls: Calls<typeof interviewQuestionSchemas> = {
  list: endpoint('GET', '/careers/interview-questions', 'read applicants'),
  save: endpoint('PUT', '/careers/interview-questions', 'edit applicants'),
}
