import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'

export type ObjectStore = {
  endpoint: string
  region: string
  bucket: string
  keyId: string
  secret: string
}

export type StoreAct =
  | `${'stall' | 'resume' | 'kill' | 'start'} disk`
  | `${'kill' | 'start'} gateway`

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where no store is installed. */
    objectStore: ObjectStore | undefined
  }
}

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']
const folders = (process.env.PATH ?? '').split(delimiter)

/** Whether Ceph is installed: on Debian the packages ceph-mon, ceph-osd and radosgw. */
export const hasObjectStore = () =>
  programs.every((name) => folders.some((folder) => existsSync(join(folder, name))))

/** One S3 store for the test run; each test file uses a prefix of its own. */
export default async function setup(project: TestProject) {
  if (!hasObjectStore()) return
  const { store, stop } = await startObjectStore()
  project.provide('objectStore', store)
  return stop
}

export async function startObjectStore() {
  const child = fork(join(import.meta.dirname, 'object-store-process.ts'))
  const store = await new Promise<ObjectStore>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ObjectStore))
    child.once('exit', () => reject(new Error('The S3 store did not start')))
  })
  return {
    store,
    async act(name: StoreAct) {
      child.send(name)
      await once(child, 'message')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
