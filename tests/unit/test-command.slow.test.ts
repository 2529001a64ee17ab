import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Runs `npm test` on a copy of the project with only a few tests, one of which fails: a test command
 * that passes although a test fails would make every other test useless. That it passes when no test fails
 * is shown by the run that this test is part of.
 */
const root = join(import.meta.dirname, '../..')

const vitestTest = (condition: string) => `import { expect, inject, test } from 'vitest'

test('added', () => {
  expect({ database: inject('postgresUrl') ?? 'SQLite' }).${condition}
})
`
const browserTest = (heading: string) => `import { expect, test } from '../support/test.ts'

test('added', async ({ page }) => {
  await page.goto('/privacy')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(${heading})
})
`
/** Where tests fail, the failing tests, and the expected last line of the run. */
const failing: [string, Record<string, string>, string][] = [
  [
    'each project of Vitest',
    {
      'src/server/failing-on-sqlite.test.ts': vitestTest(`not.toEqual({ database: 'SQLite' })`),
      'src/server/failing-on-postgres.test.ts': vitestTest(`toEqual({ database: 'SQLite' })`),
      'src/web/failing.test.tsx': vitestTest('toEqual({})'),
    },
    '9 passed, 3 failed, 0 skipped',
  ],
  [
    'the browser',
    { 'tests/journeys/failing.spec.ts': browserTest('0') },
    '8 passed, 1 failed, 0 skipped',
  ],
]
const passing = {
  'src/server/passing.test.ts': vitestTest('toBeDefined()'),
  'src/web/passing.test.tsx': vitestTest('toBeDefined()'),
  'tests/journeys/passing.spec.ts': browserTest('1'),
}

const notCopied = new Set(['.git', 'node_modules', 'data', 'keys', 'reports', 'test-results'])
let folder: string
let copy: string
let temporary: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poplar-test-command-'))
  copy = join(folder, 'project')
  temporary = join(folder, 'temporary')
  const isCopied = (path: string) =>
    !/\.(test|spec)\.tsx?$/.test(path) && !notCopied.has(relative(root, path))
  await cp(root, copy, { recursive: true, filter: isCopied })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  // When the tests run as root, PostgreSQL runs as another user, who needs access.
  await mkdir(temporary)
  await chmod(folder, 0o755)
  await chmod(temporary, 0o1777)
  for (const [path, code] of Object.entries(passing)) await writeFile(join(copy, path), code)
  await checkOnlyAddedTests()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Limits lint, types and knip to the added tests, because the sources were checked before. */
async function checkOnlyAddedTests() {
  const include = ['**/passing.*', '**/failing*']
  const change = async (name: string, changes: object) => {
    const settings = JSON.parse(await readFile(join(root, name), 'utf8'))
    await writeFile(join(copy, name), JSON.stringify({ ...settings, ...changes }))
  }
  await change('tsconfig.json', { include: [...include, 'tests/support/postgres.ts'] })
  await change('biome.json', {
    files: { includes: include },
    json: { formatter: { enabled: false } },
  })
  await change('knip.json', { entry: include, project: include, include: ['files'] })
}

async function npmTest() {
  const child = spawn('npm', ['test'], {
    cwd: copy,
    env: { ...process.env, TMPDIR: temporary },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [exitCode] = await once(child, 'close')
  return { exitCode, output, lastLine: output.trim().split('\n').at(-1) }
}

/** The processes that run in the copy or in its temporary files; known only on Linux. */
async function processesLeft() {
  if (!existsSync('/proc/self')) return []
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')))
  return places.filter((place) => place.startsWith(folder))
}

describe('npm test', { timeout: 600_000 }, () => {
  test.each(failing)('fails on failing tests in %s', async (_where, tests, lastLine) => {
    for (const [path, code] of Object.entries(tests)) await writeFile(join(copy, path), code)
    const { output, ...end } = await npmTest()
    for (const path of Object.keys(tests)) await rm(join(copy, path))
    expect(end, output).toEqual({ exitCode: 1, lastLine })
    expect(await processesLeft()).toEqual([])
  })
})
