import { learnDanger } from './learn-danger.ts'
import { learnTopics } from './learn-topics.ts'
import { readQuestions, readTrainingTexts } from './training-texts.ts'

/** The text of `weights.ts`. */
export function learn() {
  const weights = { ...learnDanger(readTrainingTexts()), ...learnTopics(readQuestions()) }
  const lines = Object.entries(weights).map(([name, letters]) => `  ${name}:\n    '${letters}',\n`)
  return `// Written by "npm run learn" from the texts in src/assistant/texts.\nexport const weights = {\n${lines.join('')}}\n`
}
