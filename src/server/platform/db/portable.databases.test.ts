import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import {
  containing,
  isIndexed,
  matchingSearch,
  newId,
  oneOfMany,
  searchRank,
  toFlag,
  wholeHoursBetween,
} from './portable.ts'

const server = testApp()

test('ids are UUIDs that sort in the order in which they were made', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(2000)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a flag is a number on both databases', () => {
  expect([toFlag(true), toFlag(false)]).toEqual([1, 0])
})

describe('a search in a column', () => {
  const texts = ['ann lee', 'joann lee', 'lee ann', '100% of it', '100 of it', 'a_b', 'axb', 'a\\b']

  beforeAll(async () => {
    const rows = texts.map((name) => ({ name, reached_at: '' }))
    await server.context.db.insertInto('milestones').values(rows).execute()
  })

  const found = async (condition: ReturnType<typeof containing>) => {
    const query = server.context.db.selectFrom('milestones').select('name').where(condition)
    const names = (await query.execute()).map(({ name }) => name)
    return texts.filter((text) => names.includes(text))
  }

  test('takes no character for a wildcard', async () => {
    expect(await found(containing('name', '100%'))).toEqual(['100% of it'])
    expect(await found(containing('name', 'a_b'))).toEqual(['a_b'])
    expect(await found(containing('name', 'a\\b'))).toEqual(['a\\b'])
    expect(await found(containing('name', 'nn l'))).toEqual(['ann lee', 'joann lee'])
  })

  test('finds every word, in any order, and everything without a word', async () => {
    expect(await found(matchingSearch('name', 'Lee ann'))).toEqual(texts.slice(0, 3))
    expect(await found(matchingSearch('name', 'lee joann'))).toEqual(['joann lee'])
    expect(await found(matchingSearch('name', '  '))).toEqual(texts)
  })

  test('finds one of many texts', async () => {
    const { db } = server.context
    expect(await found(oneOfMany(db, 'name', ['axb', 'ann lee', 'b']))).toEqual(['ann lee', 'axb'])
    expect(await found(oneOfMany(db, 'name', []))).toEqual([])
  })

  test('puts those first that begin with its first word, then those with a word that does', async () => {
    const ranked = await server.context.db
      .selectFrom('milestones')
      .select(['name', searchRank('name', 'ann lee').as('rank')])
      .where('name', 'in', texts)
      .execute()
    const findRank = (text: string) => ranked.find(({ name }) => name === text)?.rank
    expect(['ann lee', 'lee ann', 'joann lee'].map(findRank)).toEqual([0, 1, 2])
  })

  test('uses the index only for three characters in a row that are no wildcards', () => {
    expect(['ann', 'a%ann_b', '日本語'].map(isIndexed)).toEqual([true, true, true])
    expect(['an', 'an%n_an', '', '😀😀'].map(isIndexed)).toEqual([false, false, false, false])
  })
})

test.each([
  ['2026-11-15T12:00:00.000Z', '2026-11-15T12:59:59.999Z', 0],
  ['2026-11-15T12:00:00.500Z', '2026-11-15T13:00:00.499Z', 0],
  ['2026-11-15T12:00:00.500Z', '2026-11-15T13:00:00.500Z', 1],
  ['2026-11-15T12:00:00.000Z', '2026-11-17T14:30:00.000Z', 50],
])('between %s and %s are %i whole hours', async (from, to, hours) => {
  const { rows } = await sql`select
    ${wholeHoursBetween(server.context.db, 'start', 'end')} as hours
    from (select ${sql.lit(from)} as "start", ${sql.lit(to)} as "end") as times`.execute(
    server.context.db,
  )
  expect(rows).toEqual([{ hours }])
})
