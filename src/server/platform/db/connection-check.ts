import pg from 'pg'
import { seconds } from '../time.ts'

/** What every connection to PostgreSQL has in common. Waiting for a free one has the same limit as connecting. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: 2 * seconds,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * seconds,
  // By default PostgreSQL keeps the connection of a client that has vanished for two hours.
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
})

const checkEvery = 1 * seconds
const responseTimeout = 1.5 * seconds

export type ConnectionCheck = ReturnType<typeof createConnectionCheck>

/**
 * Tells a slow query from a network that has stopped answering, which gives no error: while a query
 * waits, it tries to open another connection.
 */
export function createConnectionCheck(databaseUrl: string) {
  let check: Promise<boolean> | undefined

  const isAlive = () => {
    check ??= isReachable(databaseUrl).finally(() => {
      check = undefined
    })
    return check
  }

  return {
    /** Calls `giveUp` when the database does not answer or the limit has passed, unless it was stopped before. */
    watch(limit: number, giveUp: () => void) {
      const end = performance.now() + limit
      let stopped = false
      const timer = setInterval(async () => {
        const alive = performance.now() < end && (await isAlive())
        if (!alive && !stopped) giveUp()
      }, checkEvery)
      return {
        stop() {
          stopped = true
          clearInterval(timer)
        },
      }
    },
  }
}

async function isReachable(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    ...connectionOptions(databaseUrl),
    connectionTimeoutMillis: responseTimeout,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    // Not awaited, because a connection that stops responding would keep it waiting.
    client.end().catch(() => {})
    return true
  } catch (error) {
    // A refusal, such as too many connections, is a response too.
    return error instanceof pg.DatabaseError
  }
}
