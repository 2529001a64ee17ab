import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/

test('SQL is in *.queries.ts and in platform/db, where a reader looks for it', () => {
  const elsewhere = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src/server', name))
    .filter((name) => name.endsWith('.ts') && !/\.(queries|test)\.ts$/.test(name))
    .filter((name) => !name.startsWith('src/server/platform/db/'))
    .filter((name) => sql.test(readFileSync(name, 'utf8')))
  expect(elsewhere).toEqual([])
})
