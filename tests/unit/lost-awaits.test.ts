import { beforeAll, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

/** Calls whose end and failure nobody notices: a rule that is off would pass unnoticed without them. */
const lost = [
  ['src/server/lost.ts', '#server/save.ts', 'save()'],
  ['src/server/website/events/lost.ts', '#server/save.ts', 'if (Date.now()) save()'],
  ['src/server/website/events/then.ts', '#server/save.ts', 'save().then(() => {})'],
  ['src/server/website/events/lost.test.ts', '#server/save.ts', 'save()'],
  ['src/web/office/lost.tsx', '#server/save.ts', 'save()'],
  ['scripts/lost.ts', '#server/save.ts', 'save()'],
  ['bench/lost.ts', '#server/save.ts', 'save()'],
  ['tests/support/lost.ts', '#server/save.ts', 'save()'],
] as const
const kept = [
  ['src/server/awaited.ts', '#server/save.ts', 'await save()'],
  ['src/server/returned.ts', '#server/save.ts', 'return save()'],
  ['src/server/caught.ts', '#server/save.ts', 'save().catch(() => {})'],
  ['src/server/on-purpose.ts', '#server/save.ts', 'void save()'],
] as const
let report = ''

beforeAll(async () => {
  const callers = [...lost, ...kept].map(([path, from, call]) => ({
    path,
    code: `import { save } from '${from}'\n\nexport async function run() {\n  ${call}\n}\n`,
  }))
  const save = { path: 'src/server/save.ts', code: 'export async function save() {}\n' }
  report = await lint([save, ...callers])
})

const finding = (path: string) => new RegExp(`^${path}:4:\\d+ lint/nursery/noFloatingPromises`, 'm')

test.each(lost)('%s may not lose what %s promises: %s', (path) => {
  expect(report).toMatch(finding(path))
})

test.each(kept)('%s may call %s as in: %s', (path) => {
  expect(report).not.toMatch(finding(path))
})
