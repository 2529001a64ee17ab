import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
let folder: string

// In a folder of their own: another test may be reading the sources at the same moment.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poplar-imports-'))
  for (const file of ['biome.json', '.gitignore']) await copyFile(file, join(folder, file))
  for (const { path, code } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
  }
  const args = ['lint', '--only=style/noRestrictedImports']
  report = spawnSync('biome', args, { cwd: folder, encoding: 'utf8' }).stderr
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(climbers.map((climber, index) => [...climber, index] as const))(
  '%s may not import %s',
  (_folder, _target, index) => {
    expect(report).toContain(`${files[index]?.path}:1:`)
  },
)

test('what may be imported is not stopped', () => {
  for (const { path } of files.slice(climbers.length)) expect(report).not.toContain(path)
})
