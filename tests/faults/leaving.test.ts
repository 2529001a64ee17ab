import { once } from 'node:events'
import { expect, inject, test } from 'vitest'
import { newInstallation, start } from '../support/installation.ts'

test.runIf(inject('postgresUrl'))(
  'an instance that is stopped beside another one tells so first, and still answers meanwhile',
  async () => {
    const { dir: _, ...env } = await newInstallation()
    const [first, second] = [await start(env), await start(env)]
    const health = async () => (await fetch(`${first.url}/api/health`)).status
    expect(await health()).toBe(200)
    const ended = once(first.process, 'exit')
    first.process.kill('SIGTERM')
    await expect.poll(health, { interval: 20 }).toBe(503)
    const page = await fetch(first.url)
    expect(page.status).toBe(200)
    expect(page.headers.get('connection')).toBe('close')
    expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
    expect(await ended).toEqual([0, null])
  },
)
