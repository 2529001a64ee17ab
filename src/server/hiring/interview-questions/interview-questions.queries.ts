import { firstQuestions } from '#content/hiring.ts'
import type { Questions } from '#contract/hiring/interview-questions.ts'
import type { Db } from '#server/platform/db/transact.ts'
import {
  type EditedLines,
  findLines,
  saveLines,
} from '#server/records/versions/versions.queries.ts'

const table = 'interview_questions'

export const findQuestions = async (db: Db) =>
  toQuestions(await findLines(db, table, firstQuestions))

export async function saveQuestions(
  db: Db,
  questions: string[],
  edit: Parameters<typeof saveLines>[3],
) {
  const saved = await saveLines(db, table, questions, edit)
  return saved && toQuestions(saved)
}

const toQuestions = ({ lines: questions, updatedAt }: EditedLines): Questions => ({
  questions,
  updatedAt,
})
