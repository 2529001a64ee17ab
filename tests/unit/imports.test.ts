import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Each wall is tried with a file that climbs over it: a rule that matches nothing would never be missed. */
const climbers: [from: string, what: string][] = [
  ['src/contract/climber.ts', '#content/provider.ts'],
  ['src/contract/climber.ts', 'node:fs'],
  ['src/content/climber.ts', '#server/settings.ts'],
  ['src/server/climber.ts', '#web/api/call.ts'],
  ['src/server/climber.ts', '../web/api/call.ts'],
  ['src/web/api/climber.ts', '#server/settings.ts'],
  ['src/web/ui/climber.ts', '#contract/hero.ts'],
  ['src/web/site/climber.ts', '#web/office/paths.ts'],
  ['src/web/office/climber.ts', '../site/query-client.ts'],
]

test.each(climbers)('%s may not import %s', async (file, target) => {
  const place = file.replace(
    'climber',
    `climber-${climbers.findIndex((c) => c[0] === file && c[1] === target)}`,
  )
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, `import * as all from '${target}'\nexport const used = all\n`)
  try {
    const lint = promisify(execFile)('node_modules/.bin/biome', ['lint', place])
    await expect(lint).rejects.toMatchObject({
      stderr: expect.stringContaining('noRestrictedImports'),
    })
  } finally {
    await rm(place)
  }
})
