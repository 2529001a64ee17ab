import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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

/** The files of `src` that a file imports, also when it imports only a type or loads it later. */
function importsOf(file: string) {
  const paths = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)
  return [...paths].map(([, path = '']) =>
    path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(file), path),
  )
}

/** Follows the imports of a file down to every file it needs, and returns the first circle it meets. */
function findCircle(imports: Map<string, string[]>) {
  const finished = new Set<string>()
  const visit = (file: string, above: string[]): string[] | undefined => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file]
    if (finished.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...above, file])
      if (circle) return circle
    }
    finished.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

test('no file imports itself through others', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => /\.tsx?$/.test(name))
  expect(findCircle(new Map(files.map((file) => [file, importsOf(file)])))).toBeUndefined()
  expect(
    findCircle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toEqual(['a', 'b', 'c', 'a'])
})
