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
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Runs both test commands on a copy of the project with only a few tests, some of which fail: a test command
 * that passes although a test fails would make every other test useless. That they pass when no test fails
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
const failsOnSqlite = vitestTest(`not.toEqual({ database: 'SQLite' })`)
const failsOnPostgres = vitestTest(`toEqual({ database: 'SQLite' })`)
const failsAnywhere = vitestTest('toEqual({})')
const passes = vitestTest('toBeDefined()')

type Case = { command: string; added: Record<string, string>; lastLine: string; names: string[] }

/** Where tests fail, the expected last line of the run, and what it names. */
const failing: Record<string, Case> = {
  'each project of npm test': {
    command: 'test',
    added: {
      'src/server/failing-on-sqlite.test.ts': failsOnSqlite,
      'src/server/failing.databases.test.ts': failsOnPostgres,
      'src/web/failing.test.tsx': failsAnywhere,
      'tests/journeys/failing.spec.ts': browserTest('0'),
    },
    lastLine: '10 passed, 4 failed, 0 skipped',
    names: [
      "npm run test:unit -- --project=sqlite src/server/failing-on-sqlite.test.ts -t 'added'",
      "npm run test:unit -- --project=postgres src/server/failing.databases.test.ts -t 'added'",
      "npm run test:unit -- --project=components src/web/failing.test.tsx -t 'added'",
      "npm run test:browser -- --project=browser tests/journeys/failing.spec.ts -g 'added'",
    ],
  },
  'each project of npm run test:rest': {
    command: 'rest',
    added: {
      'src/contract/failing.slow.test.ts': failsOnSqlite,
      'src/server/records/failing-on-postgres.test.ts': failsOnPostgres,
      'src/web/failing.slow.test.tsx': failsAnywhere,
      'tests/faults/failing.test.ts': failsOnSqlite,
      'tests/journeys/failing.slow.spec.ts': browserTest('0'),
    },
    lastLine: '4 passed, 5 failed, 0 skipped',
    names: [
      '--project=rest-sqlite src/contract/failing.slow.test.ts',
      '--project=rest-postgres src/server/records/failing-on-postgres.test.ts',
      '--project=rest-components src/web/failing.slow.test.tsx',
      '--project=rest-sqlite tests/faults/failing.test.ts',
      '--project=rest-browser tests/journeys/failing.slow.spec.ts',
    ],
  },
  'no project at all': {
    command: 'test',
    added: { 'misplaced.test.ts': passes, 'src/web/misplaced.test.js': passes },
    lastLine: '0 passed, 2 failed, 0 skipped',
    names: ['misplaced.test.ts has', 'src/web/misplaced.test.js has'],
  },
}
const passing = {
  'src/server/passing.databases.test.ts': passes,
  'src/server/passing.databases.slow.test.ts': passes,
  'src/web/passing.test.tsx': passes,
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

/** Limits lint, types and knip to the added tests, because the sources and the first load were checked before. */
async function checkOnlyAddedTests() {
  await writeFile(join(copy, 'bench/first-load.bench.ts'), 'export {}\n')
  const include = ['**/passing.*', '**/failing*', '**/misplaced*']
  const change = async (name: string, changes: object) => {
    const settings = JSON.parse(await readFile(join(root, name), 'utf8'))
    await writeFile(join(copy, name), JSON.stringify({ ...settings, ...changes }))
  }
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
  await change('tsconfig.json', {
    include,
    // What an added test imports is most of the project. What is known of its files must not be replaced.
    compilerOptions: { ...compilerOptions, noCheck: true, tsBuildInfoFile: 'tsconfig.tsbuildinfo' },
  })
  await change('biome.json', {
    files: { includes: include },
    // Its rules about imports read the whole project.
    linter: { enabled: false },
    json: { formatter: { enabled: false } },
  })
  await change('knip.json', { entry: include, project: include, include: ['files'] })
}

async function runTests(command: string) {
  // Without npm, which could replace the packages that the copy shares with the project.
  const { npm_execpath: _, ...environment } = process.env
  const child = spawn('node', ['scripts/test/run.ts', command], {
    cwd: copy,
    env: { ...environment, TMPDIR: temporary },
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

describe('the test commands fail on failing tests in', { timeout: 600_000 }, () => {
  test.each(Object.entries(failing))('%s', async (_where, { command, added, lastLine, names }) => {
    for (const [path, code] of Object.entries(added)) {
      await mkdir(dirname(join(copy, path)), { recursive: true })
      await writeFile(join(copy, path), code)
    }
    const { output, ...end } = await runTests(command)
    for (const path of Object.keys(added)) await rm(join(copy, path))
    expect(end, output).toEqual({ exitCode: 1, lastLine })
    for (const name of names) expect(output).toContain(name)
    expect(await processesLeft()).toEqual([])
  })
})
