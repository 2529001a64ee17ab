import { lines } from '../../tests/unit/assistant/lines.ts'
import { dangerTemplates } from './templates-danger.ts'
import { questionTemplates } from './templates-questions.ts'
import { statementTemplates } from './templates-statements.ts'

const wordsIn = (words: string) => words.split(';').map((word) => word.trim().replace(/\s+/g, ' '))

/** Every third way to fill the gaps: enough to learn from, and each word stands in several frames. */
export const templateTexts = [...questionTemplates, ...statementTemplates, ...dangerTemplates].map(
  ({ kind, frames, words }) => ({
    kind,
    texts: lines(frames).flatMap((frame, row) =>
      wordsIn(words)
        .filter((_, column) => (row + column) % 3 === 0)
        .map((word) => frame.replaceAll('…', word)),
    ),
  }),
)
