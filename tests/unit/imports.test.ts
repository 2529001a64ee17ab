import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Each wall is tried with code that climbs over it: a rule that matches nothing would never be missed. */
const climbers = [
  ['src/contract', '#content/provider.ts'],
  ['src/contract', 'node:fs'],
  ['src/content', '#server/settings.ts'],
  ['src/server', '#web/api/call.ts'],
  ['src/server', '../web/api/call.ts'],
  ['src/web/api', '#server/settings.ts'],
  ['src/web/ui', '#contract/hero.ts'],
  ['src/web/site', '#web/office/paths.ts'],
  ['src/web/office', '../site/query-client.ts'],
] as const
const walkers = [
  ['src/contract', 'zod'],
  ['src/web/site', '#web/ui/Button.tsx'],
] as const

const files = [...climbers, ...walkers].map(([folder, target], index) => ({
  path: `${folder}/climber-${index}.ts`,
  code: `import * as all from '${target}'\nexport const used = all\n`,
}))
let report = ''

beforeAll(async () => {
  for (const { path, code } of files) await writeFile(path, code)
  const args = ['lint', '--only=style/noRestrictedImports', ...files.map(({ path }) => path)]
  report = spawnSync('biome', args, { encoding: 'utf8' }).stderr
})
afterAll(() => Promise.all(files.map(({ path }) => rm(path))))

test.each(climbers.map((climber, index) => [...climber, index] as const))(
  '%s may not import %s',
  (_folder, _target, index) => {
    expect(report).toContain(`${files[index]?.path}:1:`)
  },
)

test('what may be imported is not stopped', () => {
  for (const { path } of files.slice(climbers.length)) expect(report).not.toContain(path)
})
