import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { features } from '#server/program.ts'
import { hashOf, pairTexts } from '#server/records/spanish/spanish-texts.ts'
import { samples } from '#server/website/spanish/built-in-texts.ts'
import { criticalTexts } from '#server/website/spanish/critical-texts.ts'
import { testApp } from '../support/test-app.ts'

const server = testApp()
const listed = new Set<string>()

beforeAll(async () => {
  for (const { spanishTexts } of features) {
    const found = await spanishTexts?.(server.context.db, { features, website: undefined })
    for (const { es } of found?.flatMap(({ texts }) => texts) ?? []) listed.add(es)
  }
})

/** They have no texts of their own. */
const without = ['language.ts', 'sections.ts', 'site-texts.ts']

test.each(globSync('src/content/**/es/*.ts').filter((path) => !without.includes(basename(path))))(
  'the Spanish of %s is listed to be reviewed',
  async (path) => {
    const spanish = await import(resolve(path))
    const english = await import(resolve(dirname(path), '..', basename(path)))
    const missing = pairTexts(english, spanish, samples).filter(({ es }) => !listed.has(es))
    expect(missing).toEqual([])
  },
)

test('every critical text has all its Spanish', () => {
  for (const { id, texts } of criticalTexts) {
    expect([id, texts.length]).not.toEqual([id, 0])
    expect(texts.filter(({ en, es }) => en === es || es === '')).toEqual([])
  }
})

test('a change of the English or of the Spanish is another version', () => {
  const pair = { en: 'Terms', es: 'Condiciones', rich: false }
  const versions = [[pair], [{ ...pair, en: 'Rules' }], [{ ...pair, es: 'Reglas' }], [pair, pair]]
  expect(new Set(versions.map(hashOf)).size).toBe(4)
  expect(hashOf([pair])).toBe(hashOf([{ ...pair }]))
})
