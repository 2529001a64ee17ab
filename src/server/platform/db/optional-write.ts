import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable } from './database-errors.ts'

const running = new AsyncLocalStorage<true>()

/** Makes a write that is left out when the database cannot do it now, so that a read need not wait for it. */
export async function optionalWrite(act: () => Promise<unknown>): Promise<void> {
  try {
    await running.run(true, act)
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}

export const inOptionalWrite = () => running.getStore() === true
