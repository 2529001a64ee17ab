import { setTimeout as sleep } from 'node:timers/promises'
import { shownName } from '../content/provider.ts'
import { ensureFirstUser, type FirstUser } from './accounts/users/manage-users.ts'
import { createApp } from './app.ts'
import { addFirstTemplates } from './messages/templates/templates.routes.ts'
import { describeBuild, readProgram } from './office/status/program.ts'
import { keepEnd } from './operations/audit/audit-check.ts'
import { inDataFolderWarning, isInDataFolder } from './operations/backup/backup-folder.ts'
import { describeError } from './operations/command.ts'
import { foreignFiles, recognizeFiles } from './operations/installation/installation.ts'
import { announceInstance, keyPrints } from './operations/instances/instance.ts'
import {
  ensureFileKeys,
  listMissingKeys,
  missingKeysWarning,
} from './operations/keys/missing-keys.ts'
import { createScheduler } from './operations/scheduler/scheduler.ts'
import type { Context } from './platform/context.ts'
import { connect } from './platform/db/connect.ts'
import { onContentChanged } from './platform/db/content-notifications.ts'
import { lockDataFolder } from './platform/db/instances.ts'
import { migrate } from './platform/db/migrate.ts'
import { setMilestone } from './platform/db/milestones.ts'
import { unlessUnwritable } from './platform/db/transact.ts'
import { createDocuments } from './platform/files/document-store.ts'
import { createPictures } from './platform/files/pictures.ts'
import { openFileStore } from './platform/files/stores/open-store.ts'
import { createVault } from './platform/files/vault.ts'
import { createResponseCache } from './platform/http/response-cache.ts'
import { currentFileKeys } from './platform/settings/file-keys.ts'
import { secretIn } from './platform/settings/secrets.ts'
import { isLoopback, readSettings, type Settings } from './platform/settings/settings.ts'
import { seconds } from './platform/time.ts'
import { features, scheduledTasks } from './program.ts'
import { commandLine, startChain } from './records/audit/audit.queries.ts'
import { auditKeys } from './records/audit/chain.queries.ts'
import { createLookCache } from './website/look/look-cache.ts'
import { nextContentChange } from './website/publishing/publish-date.queries.ts'
import { fillSampleContent } from './website/sample-content/sample-content.routes.ts'
import { createDetailsCache, unsavedDetails } from './website/site-details/site-details.queries.ts'
import { createTextsCache } from './website/site-texts/texts-cache.ts'
import { createSpanishCache } from './website/spanish/spanish-cache.ts'

// React reads this when it is loaded; otherwise its slow development build would render the pages.
process.env.NODE_ENV ??= 'production'

// Other accounts on this machine must not read the database and the files.
process.umask(0o077)

const fullDiskWarning =
  'WARNING: the disk is full or cannot be written, so nothing can be stored. Visitors get the pages. ' +
  'Free some space, then restart the server.'

const closeWithin = 10 * seconds
/** A balancer that asks every second or two notices in this time that the server is leaving. */
const leaveWithin = 5 * seconds

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}

async function start(settings: Settings) {
  const lock = lockDataFolder(settings)
  await migrate(settings)
  const db = connect(settings)
  const now = () => new Date()
  const responseCache = createResponseCache(now, () => nextContentChange(db, now()))
  const details = createDetailsCache(db, unsavedDetails(settings))
  await details.read()
  const look = createLookCache(db)
  await look.read()
  const texts = createTextsCache(db, now, details)
  await texts.current()
  const spanish = createSpanishCache(db, settings)
  let retry: NodeJS.Timeout | undefined
  /** While the database does not answer, the pages in memory are better than new ones without content. */
  const refresh = async () => {
    try {
      await details.read()
      await look.read()
      await texts.current()
      responseCache.clear()
    } catch {
      clearTimeout(retry)
      retry = setTimeout(refresh, 1 * seconds).unref()
    }
  }
  const listener = settings.databaseUrl
    ? onContentChanged(settings.databaseUrl, refresh)
    : undefined
  // The library for mail needs 20 MB, so only those who use it load it.
  const mail =
    settings.mail &&
    (await import('./messages/mail/mail.ts')).createMail(settings.mail, {
      db,
      now,
      siteUrl: settings.siteUrl,
      details: async () => {
        const found = await details.read()
        return { ...found, name: shownName(found) }
      },
      log: console.error,
    })
  const files = await openFileStore(settings)
  await ensureFileKeys(db, files, settings)
  const fileKeys = currentFileKeys(settings.filesKey, settings.keysDir)
  const vault = createVault(fileKeys)
  const context: Context = {
    settings,
    db,
    now,
    responseCache,
    details,
    look,
    texts,
    spanish,
    mail,
    files,
    pictures: createPictures(files),
    documents: createDocuments(files, vault),
    vault,
    auditKeys: await auditKeys(settings),
    jwtSecret: settings.jwtSecret ?? (await secretIn(settings.keysDir, 'jwt-secret')),
  }
  const instance = settings.databaseUrl
    ? await announceInstance(context, {
        build: describeBuild(await readProgram(now())),
        keys: keyPrints({ ...context, fileKeys: await fileKeys() }),
      })
    : undefined
  // A full disk can still be read, and visitors need the pages. What is left out is done at the next start.
  const isWritable = await unlessUnwritable(async () => {
    if (!(await recognizeFiles(db, files, now()))) console.error(foreignFiles(files))
    await startChain(db, commandLine(context.auditKeys), now())
    await setMilestone(db, 'last start', now())
    return true
  })
  if (!isWritable) console.error(fullDiskWarning)
  const missingKeys = await listMissingKeys(context)
  if (missingKeys.length > 0) console.error(missingKeysWarning(missingKeys))
  if (isInDataFolder(settings)) console.error(inDataFolderWarning)
  printFirstUser(await ensureFirstUser(context))
  await unlessUnwritable(() => addFirstTemplates(context))
  if (settings.sampleContent) await unlessUnwritable(() => fillSampleContent(context, features))
  const { loadWebsite } = await import('./website/pages/load-website.ts')
  const website = await loadWebsite(settings)
  const tasks = scheduledTasks(context, website)
  const scheduler = createScheduler({ db, now, log: console.error }, tasks)
  const app = await createApp(context, website)
  // A fifth of the memory is garbage of the start, which the engine would keep for long. Nobody waits for a response yet.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  await app.listen({ host: settings.host, port: settings.port })
  printAddresses(settings, shownName(details.last()))
  scheduler.start()
  const keeper = keepEnd({ ...context, log: console.log })

  const close = async () => {
    if (await instance?.hasOthers().catch(() => false)) {
      app.leaving = true
      await sleep(leaveWithin)
    }
    setTimeout(() => process.exit(1), closeWithin).unref()
    await Promise.all([listener?.stop(), app.close(), scheduler.stop(), mail?.stop()])
    // After everything else, because until then this instance may still write.
    await keeper.stop()
    await instance?.stop().catch(() => {})
    await db.destroy()
    lock?.close()
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}

function printAddresses({ siteUrl }: Settings, name: string) {
  console.log(`${name} is open at ${siteUrl}`)
  console.log(`The office is at ${siteUrl}/admin`)
  if (siteUrl.startsWith('http:') && !isLoopback(new URL(siteUrl).hostname)) {
    console.log('Warning: without https, what staff and applicants send can be read on the way.')
  }
}

/** Printed immediately: if the start fails after this, the password would be lost. */
function printFirstUser(administrator: FirstUser | undefined) {
  if (!administrator) return
  console.log(`The first administrator is ${administrator.email}`)
  if (administrator.password) {
    console.log(`with the password ${administrator.password} (shown this once)`)
  }
}
