import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Each wall is tried with code that climbs over it: a rule that matches nothing would never be missed. */
test.each([
  ['src/contract/climber.ts', '#content/provider.ts'],
  ['src/contract/climber.ts', 'node:fs'],
  ['src/content/climber.ts', '#server/settings.ts'],
  ['src/server/climber.ts', '#web/api/call.ts'],
  ['src/server/climber.ts', '../web/api/call.ts'],
  ['src/web/api/climber.ts', '#server/settings.ts'],
  ['src/web/ui/climber.ts', '#contract/hero.ts'],
  ['src/web/site/climber.ts', '#web/office/paths.ts'],
  ['src/web/office/climber.ts', '../site/query-client.ts'],
])('%s may not import %s', (file, target) => {
  expect(isStopped(file, target)).toBe(true)
})

test('what may be imported is not stopped', () => {
  expect(isStopped('src/contract/climber.ts', 'zod')).toBe(false)
  expect(isStopped('src/web/site/climber.ts', '#web/ui/Button.tsx')).toBe(false)
})

function isStopped(file: string, target: string) {
  const args = ['lint', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`]
  const input = `import * as all from '${target}'\nexport const used = all\n`
  return spawnSync('biome', args, { input }).status !== 0
}
