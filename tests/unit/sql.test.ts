import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/

/** Files that have yet to hand their SQL to a `*.queries.ts`. Add none. */
const left = [
  'src/server/accounts/second-factor/sealed-secrets.ts',
  'src/server/accounts/users/users.personal-data.ts',
  'src/server/operations/backup/tables.ts',
  'src/server/operations/backup/warning.ts',
  'src/server/operations/installation/installation.ts',
  'src/server/operations/instances/instance.ts',
  'src/server/operations/keys/rotate-keys.ts',
  'src/server/platform/files/installation-id.ts',
  'src/server/platform/http/shared-limits.ts',
  'src/server/website/events/events.finder.ts',
  'src/server/website/publishing/publish-date.ts',
  'src/server/website/team/team.finder.ts',
  'src/server/website/testimonials/testimonials.finder.ts',
  'src/server/website/testimonials/testimonials.routes.ts',
]

test('SQL is in *.queries.ts and in platform/db, where a reader looks for it', () => {
  const elsewhere = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src/server', name))
    .filter((name) => name.endsWith('.ts') && !/\.(queries|test)\.ts$/.test(name))
    .filter((name) => !name.startsWith('src/server/platform/db/'))
    .filter((name) => sql.test(readFileSync(name, 'utf8')))
  expect(elsewhere.filter((name) => !left.includes(name))).toEqual([])
})
