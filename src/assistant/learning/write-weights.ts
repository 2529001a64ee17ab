import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangers } from '../danger/danger-answers.ts'
import { learn } from './learn.ts'
import { readLines, textFile } from './training-texts.ts'

for (const name of [...dangers, 'ordinary', 'questions']) {
  const { comment, texts } = readLines(name)
  const sorted = [...new Set(texts.map((text) => text.toLowerCase().trim()))].sort()
  writeFileSync(textFile(name), `${[...comment, ...sorted].join('\n')}\n`)
}
writeFileSync(join(import.meta.dirname, '../weights.ts'), learn())
