import { startCluster } from '../tests/support/cluster.ts'
import { databaseProxy } from '../tests/support/database-proxy.ts'
import { countAcknowledged, signIn, startLoad } from '../tests/support/mixed-load.ts'
import { startObjectStore } from '../tests/support/object-store.ts'
import { startWithStandby } from '../tests/support/standby.ts'
import { inspectStore } from '../tests/support/stored-state.ts'

/**
 * `npm run bench -- standby`: a PostgreSQL standby takes the place of the primary while people write. Fails
 * when something that was acknowledged is lost, except where the standby was behind; there, and
 * everywhere, rows and files must still fit together.
 */
const cases = [
  { name: 'planned', synchronous: false, end: 'stop', lag: false },
  { name: 'kill -9, synchronous', synchronous: true, end: 'kill', lag: false },
  { name: 'kill -9, the standby behind', synchronous: false, end: 'kill', lag: true },
] as const

const { store, stop } = await startObjectStore()
process.env.AWS_ACCESS_KEY_ID = store.keyId
process.env.AWS_SECRET_ACCESS_KEY = store.secret
try {
  for (const each of cases) await takeOver(each)
} finally {
  await stop()
}

async function takeOver({ name, synchronous, end, lag }: (typeof cases)[number]) {
  const postgres = await startWithStandby({ synchronous })
  const proxy = await databaseProxy(`${postgres.primary}/postgres`)
  const cluster = await startCluster(2, { databaseUrl: proxy.url, store })
  const load = startLoad(await signIn(cluster.url))
  for (let rounds = 0; rounds < 10; rounds += 1) await load.untilEveryoneWrote()
  if (lag) {
    await postgres.act('lag')
    await load.untilEveryoneWrote()
  }

  const start = performance.now()
  await postgres.act(end)
  await postgres.act('promote')
  proxy.moveTo(postgres.standby)
  await load.untilEveryoneWrote()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  await load.untilEveryoneWrote()
  await load.end()

  const lost = await load.check()
  const faults = await inspectStore(cluster.settings)
  console.log(
    `${name}: ${countAcknowledged(load.writers)} acknowledged writes, ${lost.length} of them lost, everyone wrote again after ${seconds} s`,
  )
  for (const fault of [...(lag ? [] : lost), ...faults]) {
    console.log(`  ${fault}`)
    process.exitCode = 1
  }
  await cluster.stop()
  await proxy.close()
  await postgres.end()
}
