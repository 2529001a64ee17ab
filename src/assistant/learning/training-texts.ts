import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Danger, dangers } from '../danger/danger-answers.ts'
import type { Subject } from '../topics/topic-terms.ts'

type Kind = Danger | 'ordinary'
export type TrainingText = { text: string; kind: Kind }
export type Question = { text: string; subjects: Subject[] }

const folder = join(import.meta.dirname, '../texts')
export const textFile = (name: string) => join(folder, `${name}.txt`)

/** The lines of a file of texts, and the comment above them. */
export function readLines(name: string) {
  const lines = readFileSync(textFile(name), 'utf8').split('\n').filter(Boolean)
  const isComment = (line: string) => line.startsWith('#')
  return { comment: lines.filter(isComment), texts: lines.filter((line) => !isComment(line)) }
}

/** "topics | question" */
function readQuestion(line: string): Question {
  const [subjects = '', text = ''] = line.split(' | ')
  return { text, subjects: subjects.split(' ') as Subject[] }
}

export const readQuestions = () => readLines('questions').texts.map(readQuestion)

/** Everything that danger is learned from. A question to the assistant is no danger. */
export const readTrainingTexts = (): TrainingText[] => [
  ...([...dangers, 'ordinary'] as const).flatMap((kind) =>
    readLines(kind).texts.map((text) => ({ text, kind })),
  ),
  ...readQuestions()
    .filter(({ text }) => text.includes(' '))
    .map(({ text }) => ({ text, kind: 'ordinary' as const })),
]
