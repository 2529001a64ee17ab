import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A PostgreSQL server with a standby that can take its place. */
export async function startWithStandby({ synchronous }: { synchronous: boolean }) {
  const script = join(import.meta.dirname, 'standby-process.ts')
  const child = fork(script, synchronous ? ['synchronous'] : [])
  const urls = await new Promise<{ primary: string; standby: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { primary: string; standby: string }))
    child.once('exit', () => reject(new Error('PostgreSQL did not start')))
  })
  return {
    ...urls,
    /** Does one of the acts in `standby-process.ts`. */
    async act(name: 'lag' | 'stop' | 'kill' | 'promote') {
      child.send(name)
      await once(child, 'message')
    },
    end: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
