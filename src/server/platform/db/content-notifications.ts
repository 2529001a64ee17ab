import { sql } from 'kysely'
import pg from 'pg'
import { seconds } from '../time.ts'
import { connectionOptions } from './postgres.ts'
import type { Db } from './transact.ts'

export const contentChannel = 'poplar_content'
const responseTimeout = 2 * seconds
const checkEvery = 5 * seconds
const retryDelay = 1 * seconds

/** Notifies every instance on this PostgreSQL database, as soon as the transaction commits. */
export async function notifyContentChanged(db: Db): Promise<void> {
  await sql`select pg_notify(${contentChannel}, '')`.execute(db)
}

/**
 * Calls `onChange` when another instance has changed content. Notifications are lost while the
 * connection is down, so it is also called at every attempt to reconnect.
 */
export function onContentChanged(databaseUrl: string, onChange: () => void) {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const listen = async () => {
    const current = new pg.Client({
      ...connectionOptions(databaseUrl),
      query_timeout: responseTimeout,
    })
    client = current
    const reconnect = () => {
      if (stopped || client !== current) return
      client = undefined
      clearTimeout(timer)
      current.end().catch(() => {})
      timer = setTimeout(listen, retryDelay)
    }
    /** A connection that has stopped responding gives no error; only a query without a response shows it. */
    const checkLater = () => {
      if (stopped || client !== current) return
      timer = setTimeout(() => current.query('select 1').then(checkLater, reconnect), checkEvery)
    }
    current.on('error', reconnect)
    current.on('end', reconnect)
    current.on('notification', onChange)
    onChange()
    try {
      await current.connect()
      await current.query(`listen ${contentChannel}`)
      onChange()
      checkLater()
    } catch {
      reconnect()
    }
  }
  const started = listen()

  return {
    started,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
