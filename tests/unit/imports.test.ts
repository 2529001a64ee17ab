import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

/** From bottom to top: a room imports only those before it. */
const rooms = [
  'platform',
  'records',
  'accounts',
  'website',
  'messages',
  'referrals',
  'hiring',
  'operations',
  'office',
]
const floors = [
  ['src/contract', '#contract'],
  ['src/server', '#server'],
  ['src/web/office', '#web/office'],
] as const

/** Forbidden imports: a rule whose pattern matches nothing would pass unnoticed without them. */
const forbidden: (readonly [folder: string, target: string])[] = [
  ['src/contract/website', '#content/provider.ts'],
  ['src/contract/website', 'node:fs'],
  ['src/content', '#server/platform/time.ts'],
  ['src/content', '#assistant/weights.ts'],
  ['src/assistant/danger', '#web/api/call.ts'],
  ['src/assistant/danger', 'node:fs'],
  ['src/assistant', './learning/learn.ts'],
  ['src/assistant/learning', '#server/platform/time.ts'],
  ['src/server', '#web/api/call.ts'],
  ['src/server', '#assistant/answerer.ts'],
  ['src/server', '../web/api/call.ts'],
  ['src/server/platform/http', '../../../web/api/call.ts'],
  ['src/server/platform/http', '../../accounts/sign-in/tokens.ts'],
  ['src/server/office/search', '#server/features.ts'],
  ['src/web/api', '#server/platform/time.ts'],
  ['src/web/ui', '#contract/website/hero.ts'],
  ['src/web/site', '#web/office/sections.tsx'],
  ['src/web/office', '../site/query-client.ts'],
  ['src/web/office/platform/layout', '#assistant/answerer.ts'],
  ['src/web/office/platform/lists', '../../website/events/EventsScreen.tsx'],
  ['src/web/office/platform/layout', '#web/site/query-client.ts'],
  ['src/web/office/office/search', '#web/office/sections.tsx'],
  ...floors.flatMap(([folder, alias]) =>
    rooms.flatMap((room, index) =>
      rooms
        .slice(index + 1)
        .map((above) => [`${folder}/${room}/part`, `${alias}/${above}/any/file.ts`] as const),
    ),
  ),
]
const allowed: (readonly [folder: string, target: string])[] = [
  ['src/contract/website', 'zod'],
  ['src/server/platform/db', '#contract/hiring/jobs.ts'],
  ['src/server/accounts/sign-in', '../users/users.queries.ts'],
  ['src/server', './features.ts'],
  ['src/assistant/answers', '#content/provider.ts'],
  ['src/assistant/learning', 'node:fs'],
  ['src/web/site', '#assistant/answerer.ts'],
  ['src/web/site', '#web/ui/Button.tsx'],
  ['src/web/office/platform/layout', '#web/ui/Button.tsx'],
  ['src/web/office/platform/layout', '#contract/hiring/jobs.ts'],
  ...floors.flatMap(([folder, alias]) =>
    rooms.flatMap((room, index) =>
      rooms
        .slice(0, index)
        .map((below) => [`${folder}/${room}/part`, `${alias}/${below}/any/file.ts`] as const),
    ),
  ),
]

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

type Graph = Map<string, Set<string>>

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))

/** The files in `src` that a file imports, including type imports and dynamic imports. */
function listImports(file: string) {
  const paths = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)
  return [...paths].map(([, path = '']) =>
    path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(file), path),
  )
}

const imports = new Map(sources.map((file) => [file, listImports(file)]))

/** What is directly in a folder, and what each of these imports of the others. */
function inside(folder: string): Graph {
  const nameIn = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined
  const graph: Graph = new Map()
  for (const [file, targets] of imports) {
    const name = nameIn(file)
    if (!name) continue
    const others = graph.get(name) ?? new Set()
    for (const target of targets) {
      const other = nameIn(target)
      if (other && other !== name) others.add(other)
    }
    graph.set(name, others)
  }
  return graph
}

/** Follows the imports and returns the first circle. */
function findCircle(graph: Graph): string[] | undefined {
  const finished = new Set<string>()
  const visit = (name: string, above: string[]): string[] | undefined => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name]
    if (finished.has(name)) return undefined
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...above, name])
      if (circle) return circle
    }
    finished.add(name)
    return undefined
  }
  for (const name of graph.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return undefined
}

describe('no circle', () => {
  test('is overlooked', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a'] }
    const sets = Object.entries(graph).map(([name, others]) => [name, new Set(others)] as const)
    expect(findCircle(new Map(sets))).toEqual(['a', 'b', 'c', 'a'])
  })

  test('of files that import each other', () => {
    const graph = new Map([...imports].map(([file, targets]) => [file, new Set(targets)]))
    expect(findCircle(graph)).toBeUndefined()
  })

  test('of folders that import each other, at any level', () => {
    const folders = new Set(
      sources.flatMap((file) =>
        file.split('/').map((_, index, names) => names.slice(0, index).join('/')),
      ),
    )
    const circles = [...folders]
      .filter(Boolean)
      .map((folder) => [folder, findCircle(inside(folder))] as const)
    expect(circles.filter(([, circle]) => circle)).toEqual([])
  })
})

describe('rooms', () => {
  test.each(floors)('%s has these and nothing else', (folder) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    )
    expect(rooms).toEqual(expect.arrayContaining(folders.map(({ name }) => name)))
  })

  test('reach others by their alias, never by a relative path', () => {
    const relative = sources.flatMap((file) => {
      const room = /^(src\/(?:contract|server|web\/office))\/(\w+)\//.exec(file)
      if (!room) return []
      const paths = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
      return [...paths]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((target) => !target.startsWith(room[0]) && !target.endsWith('.css'))
        .map((target) => `${file} imports ${target}`)
    })
    expect(relative).toEqual([])
  })

  test('of the server are drawn in docs/architecture.md as the imports are', async () => {
    const graph = inside('src/server')
    const lines = [...rooms].reverse().map((room) => {
      const parts = [...new Set(sources.flatMap((file) => partOf(file, room)))].sort()
      const uses = rooms.filter((other) => graph.get(room)?.has(other)).reverse()
      const below = uses.length > 0 ? `\n${' '.repeat(12)}uses ${uses.join(', ')}` : ''
      return `${room.padEnd(12)}${parts.join(', ')}${below}`
    })
    const drawing = `main.ts, app.ts, program.ts, features.ts\n${lines.join('\n')}\n`
    const file = '../../docs/architecture.md'
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const drawn = text.replace(/(?<=```text\n)[\s\S]*?(?=```)/, drawing)
    expect(drawn).toContain(drawing)
    // `vitest -u` draws it anew.
    await expect(drawn).toMatchFileSnapshot(file)
  })
})

/** The folder or the file in a room that a source belongs to. */
function partOf(file: string, room: string) {
  const [, part] = new RegExp(`^src/server/${room}/([^/]+)`).exec(file) ?? []
  return part ? [part.replace(/(\.queries|\.routes)?\.ts$/, '')] : []
}
