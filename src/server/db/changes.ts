import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './transact.ts'

const channel = 'poplar_content'

/** Tells every instance on this PostgreSQL database that content has changed, once it is committed. */
export async function tellOthers(db: Db): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db)
}

/**
 * Hears what other instances tell. While the connection is away nothing is heard, so `onChange`
 * is called at every try to get it back: what is stale then is stale for a second.
 */
export function hearOthers(databaseUrl: string, onChange: () => void) {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const listen = async () => {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    })
    client = mine
    const again = () => {
      if (stopped || client !== mine) return
      client = undefined
      mine.end().catch(() => {})
      retry = setTimeout(listen, 1_000)
    }
    mine.on('error', again)
    mine.on('end', again)
    mine.on('notification', onChange)
    onChange()
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      onChange()
    } catch {
      again()
    }
  }
  const started = listen()

  return {
    started,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
