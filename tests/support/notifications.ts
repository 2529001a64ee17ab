import pg from 'pg'
import { contentChannel } from '#server/platform/db/content-notifications.ts'

/** Counts what PostgreSQL tells other instances about changed content. */
export async function countNotifications(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  let count = 0
  client.on('notification', () => {
    count += 1
  })
  await client.connect()
  await client.query(`listen ${contentChannel}`)

  return {
    async read() {
      // Notifications of transactions that have ended arrive before the response to a later query.
      await client.query('select 1')
      return count
    },
    stop: () => client.end(),
  }
}
