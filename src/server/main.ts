import { provider } from '#content/provider.ts'
import { createApp } from './app.ts'
import type { Context } from './context.ts'
import { hearOthers } from './db/changes.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { createPictures } from './files/pictures.ts'
import { picturesInUse } from './files/pictures-in-use.ts'
import { ensureAdministrator, fillSampleContent } from './first-start.ts'
import { createKept } from './http/kept.ts'
import { secretIn } from './keys.ts'
import { readSettings, type Settings } from './settings.ts'
import { dayIn } from './time.ts'

// React reads this when it is loaded; without it the slow development build would render the pages.
process.env.NODE_ENV ??= 'production'

const closeWithin = 10_000

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(settings: Settings) {
  await migrate(settings)
  const db = connect(settings)
  const now = () => new Date()
  const kept = createKept(() => dayIn(provider.timeZone, now()))
  const others = settings.databaseUrl ? hearOthers(settings.databaseUrl, kept.empty) : undefined
  const context: Context = {
    settings,
    db,
    now,
    kept,
    pictures: createPictures(settings.dataDir),
    jwtSecret: settings.jwtSecret ?? (await secretIn(settings.keysDir, 'jwt-secret')),
  }
  const administrator = await ensureAdministrator(context)
  if (settings.sampleContent) await fillSampleContent(context)
  const stopSweeping = sweepPictures(context)

  const { loadWebsite } = await import('./site/load-website.ts')
  const app = await createApp(context, await loadWebsite(settings))
  await app.listen({ host: settings.host, port: settings.port })
  greet(settings, administrator)

  const close = async () => {
    setTimeout(() => process.exit(1), closeWithin).unref()
    stopSweeping()
    await others?.stop()
    await app.close()
    await db.destroy()
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}

function greet(
  { siteUrl }: Settings,
  administrator: { email: string; password?: string } | undefined,
) {
  console.log(`${provider.name} is open at ${siteUrl}`)
  console.log(`The office is at ${siteUrl}/admin`)
  if (!administrator) return
  console.log(`The first administrator is ${administrator.email}`)
  if (administrator.password) {
    console.log(`with the password ${administrator.password} (shown this once)`)
  }
}

/** A crash between writing a picture and its row leaves a stray file: at start and hourly they go. */
function sweepPictures({ db, now, pictures }: Context) {
  const sweep = async () => pictures.sweep(await picturesInUse(db), now())
  const run = () => sweep().catch(() => {})
  run()
  const timer = setInterval(run, 60 * 60 * 1000)
  timer.unref()
  return () => clearInterval(timer)
}
