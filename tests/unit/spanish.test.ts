import { globSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const twins = globSync('src/**/es/*.ts')

test.each(twins)('%s has what its English module exports, and nothing else', async (path) => {
  const english = join(dirname(path), '..', basename(path))
  const [spanishNames, englishNames] = await Promise.all(
    [path, english].map(async (file) => Object.keys(await import(resolve(file))).sort()),
  )
  expect(spanishNames).toEqual(englishNames)
})
