import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { seconds } from '../time.ts'
import { createShares } from './pool-shares.ts'
import { refuseOuterConnection } from './transact.ts'

const statementLimit = 15 * seconds

/** The connections of a process, and how many of them one area of the program may use at a time. */
const connections = { all: 10, ofOneArea: 4 }
const connectWithin = 2 * seconds

/** PostgreSQL keeps these limits itself, also for a client that it cannot reach any more. */
const serverLimits = {
  statement_timeout: statementLimit,
  lock_timeout: 5 * seconds,
  // The locks of a transaction whose client has vanished would stop everyone else from writing.
  idle_in_transaction_session_timeout: 5 * seconds,
}

export function postgresDialect(databaseUrl: string, timeLimits: boolean): Dialect {
  return {
    createDriver: () =>
      refuseOuterConnection(
        keepFirstError(
          new PostgresDriver({ pool: async () => createPool(databaseUrl, timeLimits) }),
        ),
      ),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

const pools = new Set<pg.Pool>()
const shares = createShares(connections.ofOneArea, connectWithin)

/** The connections of this process, and the queries that wait for one. */
export function countConnections() {
  const counts = { open: 0, idle: 0, waiting: shares.countWaiting() }
  for (const { totalCount, idleCount, waitingCount } of pools) {
    counts.open += totalCount
    counts.idle += idleCount
    counts.waiting += waitingCount
  }
  return counts
}

function createPool(databaseUrl: string, timeLimits: boolean): PostgresPool {
  const options = {
    ...connectionOptions(databaseUrl),
    ...(timeLimits && serverLimits),
    max: connections.all,
    types: { getTypeParser },
  }
  const pool = new pg.Pool(options)
  pools.add(pool)
  // The next query replaces an idle connection that the database has closed.
  pool.on('error', () => {})
  // The pool listens only to idle connections. The query that uses this one fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  const check = createConnectionCheck(databaseUrl)
  const limit = timeLimits ? statementLimit + 1 * seconds : Number.POSITIVE_INFINITY
  return {
    options,
    async connect() {
      const giveBack = await shares.take()
      const client = await pool.connect().catch((error) => {
        giveBack()
        throw error
      })
      return watch(client, check, limit, giveBack)
    },
    end: () => {
      pools.delete(pool)
      return pool.end()
    },
  }
}

type Query = (text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>

/** A connection that ends when its query gets no response and the database cannot be reached. */
function watch(
  client: pg.PoolClient,
  check: ConnectionCheck,
  limit: number,
  giveBack: () => void,
): PostgresPoolClient {
  let released = false
  const release = (discard?: boolean) => {
    if (released) return
    released = true
    client.release(discard)
    giveBack()
  }
  const query: Query = async (text, values) => {
    const watching = check.watch(limit, () => release(true))
    try {
      return await (client as PostgresPoolClient).query(text, values)
    } finally {
      watching.stop()
    }
  }
  return { query: query as PostgresPoolClient['query'], release }
}

/** On a lost connection the rollback fails too, and its error would hide the one that tells why. */
function keepFirstError(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver)
  // Kysely discards a connection whose rollback failed.
  driver.rollbackTransaction = (connection) => rollback(connection).catch(() => {})
  return driver
}

/** Counts and sums are numbers on both databases; none of them comes near 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) => {
  const { INT8, NUMERIC } = pg.types.builtins
  return id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format)
}

/** What every connection to PostgreSQL has in common. Waiting for a free one has the same limit as connecting. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: connectWithin,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * seconds,
  // By default PostgreSQL keeps the connection of a client that has vanished for two hours.
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
})

const checkEvery = 1 * seconds
const responseTimeout = 1.5 * seconds

type ConnectionCheck = ReturnType<typeof createConnectionCheck>

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
    // Not awaited, because a line that falls silent now would keep it waiting.
    client.end().catch(() => {})
    return true
  } catch (error) {
    // A refusal, such as too many connections, is a response too.
    return error instanceof pg.DatabaseError
  }
}
