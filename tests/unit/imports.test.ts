import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

/** Forbidden imports: a rule whose pattern matches nothing would pass unnoticed without them. */
const forbidden = [
  ['src/contract', '#content/provider.ts'],
  ['src/contract', 'node:fs'],
  ['src/content', '#server/settings.ts'],
  ['src/server', '#web/api/call.ts'],
  ['src/server', '../web/api/call.ts'],
  ['src/server/platform/http', '../auth/tokens.ts'],
  ['src/server/platform/http', '../../web/api/call.ts'],
  ['src/server/platform/db', '#server/users/users.queries.ts'],
  ['src/server/platform/files', '../hero/hero.queries.ts'],
  ['src/web/api', '#server/settings.ts'],
  ['src/web/ui', '#contract/hero.ts'],
  ['src/web/site', '#web/office/paths.ts'],
  ['src/web/office', '../site/query-client.ts'],
  ['src/web/office/platform/layout', '../users/UsersScreen.tsx'],
  ['src/web/office/platform/layout', '#web/site/query-client.ts'],
  ['src/web/office/platform/drafts', '#web/office/jobs/JobsScreen.tsx'],
  ['src/web/office/platform/lists', '../events/EventsScreen.tsx'],
] as const
const allowed = [
  ['src/contract', 'zod'],
  ['src/server/platform/files', '../db/transact.ts'],
  ['src/server/platform/http', '../errors.ts'],
  ['src/server/accounts/sign-in', '../users/users.queries.ts'],
  ['src/web/site', '#web/ui/Button.tsx'],
  ['src/web/office/platform/layout', '../drafts/UnsavedGuard.tsx'],
  ['src/web/office/platform/layout', '#web/ui/Button.tsx'],
  ['src/web/office/platform/lists', '../layout/Panel.tsx'],
  ['src/web/office/accounts/users', '../layout/Panel.tsx'],
] as const

const files = [...forbidden, ...allowed].map(([folder, target], index) => ({
  path: `${folder}/import-${index}.ts`,
  code: `import * as all from '${target}'\nexport const used = all\n`,
}))
let report = ''

beforeAll(async () => {
  report = await lint(files)
})

test.each(forbidden.map((each, index) => [...each, index] as const))(
  '%s may not import %s',
  (_folder, _target, index) => {
    expect(report).toMatch(
      new RegExp(`^${files[index]?.path}:1:\\d+ lint/style/noRestrictedImports`, 'm'),
    )
  },
)

test('allowed imports are not reported', () => {
  for (const { path } of files.slice(forbidden.length)) expect(report).not.toContain(path)
})

/** The files in `src` that a file imports, including type imports and dynamic imports. */
function importsOf(file: string) {
  const paths = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)
  return [...paths].map(([, path = '']) =>
    path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(file), path),
  )
}

/** Follows the imports of every file and returns the first import cycle. */
function findCycle(imports: Map<string, string[]>) {
  const finished = new Set<string>()
  const visit = (file: string, above: string[]): string[] | undefined => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file]
    if (finished.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...above, file])
      if (cycle) return cycle
    }
    finished.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}

test('no file imports itself through other files', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => /\.tsx?$/.test(name))
  expect(findCycle(new Map(files.map((file) => [file, importsOf(file)])))).toBeUndefined()
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toEqual(['a', 'b', 'c', 'a'])
})
