import { builtInSlides } from '#content/hero.ts'
import { sampleJobs } from '#content/sample-jobs.ts'
import { hashPassword, newPasswordFault, randomPassword } from './auth/passwords.ts'
import type { Context } from './context.ts'
import { type Db, transact } from './db/transact.ts'
import { createSlide } from './hero/hero.queries.ts'
import { createSampleJob } from './jobs/sample-job.ts'
import { createUser } from './users/users.queries.ts'

type Parts = Pick<Context, 'db' | 'now' | 'settings'>
export type FirstAdministrator = { email: string; password: string | undefined }

/** Makes the first administrator, once. The password is told only when it was made up here. */
export async function ensureAdministrator({
  db,
  now,
  settings,
}: Parts): Promise<FirstAdministrator | undefined> {
  const { adminEmail: email, adminPassword: given } = settings
  const fault = given === undefined ? undefined : newPasswordFault(given)
  if (fault) throw new Error(`Setting ADMIN_PASSWORD: ${fault}`)
  const password = given ?? randomPassword()
  const passwordHash = await hashPassword(password)
  const made = await once(db, 'first administrator', now(), (db) =>
    createUser(db, { username: 'admin', email, passwordHash, role: 'admin' }, now()),
  )
  return made ? { email, password: given === undefined ? password : undefined } : undefined
}

/** Fills a new database with sample content, and remembers which records those are. */
export async function fillSampleContent({ db, now }: Parts): Promise<boolean> {
  return once(db, 'sample content', now(), async (db) => {
    for (const { title, subtitle, imageUrl, picture } of builtInSlides) {
      const stored = { path: imageUrl, ...picture, widths: [] }
      const slide = await createSlide(db, { title, subtitle, picture: stored }, now())
      await markSample(db, 'hero slide', slide.id)
    }
    for (const sample of sampleJobs) {
      const job = await createSampleJob(db, sample, now())
      await markSample(db, 'job', job.id)
    }
  })
}

/** Does something once in the life of a database, also when two instances start together. */
function once(db: Db, name: string, now: Date, act: (db: Db) => Promise<unknown>) {
  return transact(db, async (db) => {
    const first = await db
      .insertInto('milestones')
      .values({ name, reached_at: now.toISOString() })
      .onConflict((on) => on.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (first) await act(db)
    return first !== undefined
  })
}

async function markSample(db: Db, kind: string, id: string) {
  await db.insertInto('sample_records').values({ kind, record_id: id }).execute()
}
