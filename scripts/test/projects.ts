import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `npm test`, `npm run test:rest` and `npm run test:scale`. */
export type Command = 'test' | 'rest' | 'scale'
type TestProject = {
  command: Command
  runner: 'vitest' | 'playwright'
  include: string[]
  exclude?: string[]
}

const slow = ['**/*.slow.{test,spec}.{ts,tsx}']
const faults = 'tests/faults/**/*.test.ts'
const onBothDatabases = 'src/server/**/*.databases.test.ts'
const slowOnBothDatabases = 'src/server/**/*.databases.slow.test.ts'
/** What all calls have in common. Both databases are asked about every call by the tests of the features. */
const ofNoDatabase = ['src/server/*.test.ts', 'src/server/platform/{files,http}/*.test.ts']

/**
 * Where each test runs, by the name of its file. `npm test` runs all but `*.slow.test.ts`, on SQLite; on PostgreSQL it
 * runs `*.databases.test.ts`, which test what differs between the two. `npm run test:rest` runs the slow ones, those
 * of faults and of S3, and on PostgreSQL whatever else asks a database; of the slow ones, `*.databases.slow.test.ts`.
 */
export const testProjects: Record<string, TestProject> = {
  sqlite: {
    command: 'test',
    runner: 'vitest',
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    exclude: slow,
  },
  postgres: { command: 'test', runner: 'vitest', include: [onBothDatabases] },
  components: {
    command: 'test',
    runner: 'vitest',
    include: ['src/web/**/*.test.tsx'],
    exclude: slow,
  },
  browser: {
    command: 'test',
    runner: 'playwright',
    include: ['tests/**/*.spec.ts'],
    exclude: slow,
  },
  'rest-sqlite': {
    command: 'rest',
    runner: 'vitest',
    include: ['{src,tests/unit}/**/*.slow.test.ts', faults],
  },
  'rest-postgres': {
    command: 'rest',
    runner: 'vitest',
    include: globSync(['src/server/**/*.test.ts', faults], {
      exclude: [onBothDatabases, ...ofNoDatabase, ...slow],
    })
      .concat(globSync(slowOnBothDatabases))
      .filter((file) => asksForPostgres(file))
      .sort(),
  },
  'rest-components': {
    command: 'rest',
    runner: 'vitest',
    include: ['src/web/**/*.slow.test.tsx'],
  },
  'rest-s3': { command: 'rest', runner: 'vitest', include: ['tests/s3/**/*.test.ts'] },
  'rest-browser': {
    command: 'rest',
    runner: 'playwright',
    include: ['tests/**/*.slow.spec.ts'],
  },
  scale: { command: 'scale', runner: 'vitest', include: ['tests/scale/**/*.test.ts'] },
}

/** The test files that a runner has to run in a command, each as `project file`. */
export function expectedFiles(command: Command, runner: string): Set<string> {
  const projects = Object.entries(testProjects).filter(
    ([, project]) => project.command === command && project.runner === runner,
  )
  return new Set(projects.flatMap(([name]) => listFiles(name).map((file) => `${name} ${file}`)))
}

function listFiles(name: string): string[] {
  const { include = [], exclude = [] } = testProjects[name] ?? {}
  return globSync(include, { exclude })
}

/** Test files that no project includes, or that two commands would run on the same database. */
export function misplacedFiles(): string[] {
  const places = Object.keys(testProjects).flatMap((name) =>
    listFiles(name).map((file) => ({ file, place: `${name.replace('rest-', '')} ${file}` })),
  )
  const isForeign = (path: string) =>
    /(^|\/)(node_modules|\.git|dist\S*|reports|test-results)$/.test(path)
  const all = globSync('**/*.{test,spec}.*', { exclude: isForeign })
  return all.filter((file) => {
    const here = places.filter((each) => each.file === file).map(({ place }) => place)
    return here.length === 0 || new Set(here).size < here.length
  })
}

/** Whether a test or what it imports by a relative path asks for the PostgreSQL server of the run. */
function asksForPostgres(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  if (code.includes(`inject('postgresUrl')`)) return true
  return [...code.matchAll(/from '(\.[^']+\.tsx?)'/g)].some(([, path = '']) =>
    asksForPostgres(join(dirname(file), path), seen),
  )
}
