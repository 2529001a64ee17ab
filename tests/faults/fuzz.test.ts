import { expect, inject, test } from 'vitest'
import { fuzz } from '../support/fuzz/fuzz.ts'
import { newInstallation, start } from '../support/installation.ts'

const count = 1500
/** Long enough for a busy machine; a request that hangs waits for the server's own limit of a minute. */
const hangLimit = 50_000

// PostgreSQL refuses more values than SQLite; `npm run bench -- fuzz` sends many more to both.
test.runIf(inject('postgresUrl'))(
  'no random or broken request ends the server, causes a 5xx or stays without a response',
  async () => {
    const { dir: _, ...env } = await newInstallation()
    const server = await start({ ...env, LOG_LEVEL: 'silent' })
    const { sent, faults } = await fuzz(server, { count, seed: 1, hangLimit })
    expect(faults).toEqual([])
    expect(sent).toBe(count)
  },
)
