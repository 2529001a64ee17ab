import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sweepDocuments } from '#server/applications/sweep.ts'
import { connect } from '#server/db/connect.ts'
import { createDocuments } from '#server/files/document-store.ts'
import { createVault } from '#server/files/vault.ts'
import { fileKeys } from '#server/keys.ts'
import { applicationFields } from './applications.ts'
import { administrator, type RunningServer, startServer } from './server.ts'

export type FaultReport = {
  acknowledged: number
  stored: number
  /** Empty when every application is complete and no file is left over. */
  faults: string[]
}

const writers = 8

/**
 * Kills the server several times with SIGKILL while visitors apply, always on the same data, and then
 * checks that every acknowledged application is complete and that nothing else is left.
 */
export async function killUnderLoad(cycles: number, databaseUrl?: string): Promise<FaultReport> {
  const dir = await mkdtemp(join(tmpdir(), 'poplar-faults-'))
  const settings = { dataDir: join(dir, 'data'), keysDir: join(dir, 'keys'), databaseUrl }
  const env = {
    DATA_DIR: settings.dataDir,
    KEYS_DIR: settings.keysDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const acknowledged: string[] = []
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startServer(env)
    acknowledged.push(...(await loadUntilKilled(server, `${cycle}`)))
    await server.stop()
  }

  const server = await startServer(env)
  const faults = await findUnreadable(server, acknowledged)
  await server.stop()
  const { stored, ...left } = await inspect(settings)
  faults.push(...left.faults)
  if (stored < acknowledged.length) faults.push('fewer applications than acknowledged')
  await rm(dir, { recursive: true, force: true })
  return { acknowledged: acknowledged.length, stored, faults }
}

/** Several visitors apply again and again until the server is killed. */
async function loadUntilKilled({ url, process }: RunningServer, cycle: string) {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  const acknowledged: string[] = []
  const apply = async (writer: number) => {
    for (let count = 0; process.exitCode === null && process.signalCode === null; count += 1) {
      const form = new FormData()
      const fields = await applicationFields(jobs[0].id)
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('email', `${cycle}.${writer}.${count}@example.org`)
      const answer = await fetch(`${url}/api/careers/apply`, { method: 'POST', body: form })
      if (answer.status === 201) acknowledged.push((await answer.json()).data.id)
    }
  }
  // Requests that are running when the server is killed fail, which is expected.
  const load = Promise.allSettled(Array.from({ length: writers }, (_, writer) => apply(writer)))
  while (acknowledged.length === 0) await setTimeout(20)
  await setTimeout(randomInt(0, 500))
  process.kill('SIGKILL')
  if (process.signalCode === null) await once(process, 'exit')
  await load
  return acknowledged
}

/** Opens every file of every acknowledged application as an administrator would. */
async function findUnreadable({ url }: RunningServer, ids: string[]): Promise<string[]> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const faults: string[] = []
  for (const id of ids) {
    const answer = await fetch(`${url}/api/careers/${id}`, { headers })
    const { data } = await answer.json()
    const documents = data?.identificationDocuments ?? []
    const paths = [`uploads/resumes/${data?.resume?.filename}`, documents[0]?.path]
    for (const path of paths) {
      const file = await fetch(`${url}/${path}`, { headers })
      await file.arrayBuffer()
      if (file.status !== 200) faults.push(`${id}: ${path} answers ${file.status}`)
    }
  }
  return faults
}

/** Runs the sweep as if two hours had passed, and compares rows with files. */
async function inspect(settings: {
  dataDir: string
  keysDir: string
  databaseUrl: string | undefined
}) {
  const db = connect(settings)
  const vault = createVault(await fileKeys(undefined, settings.keysDir))
  const documents = createDocuments(settings.dataDir, vault)
  const faults: string[] = []
  try {
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000)
    const { missing } = await sweepDocuments({ db, documents }, later)
    if (missing > 0) faults.push(`${missing} rows without their file`)
    const rows = await db
      .selectFrom('applications as a')
      .leftJoin('application_files as f', 'f.application_id', 'a.id')
      .select((eb) => ['a.id', eb.fn.count<number>('f.id').as('files')])
      .groupBy('a.id')
      .execute()
    const incomplete = rows.filter((row) => row.files !== 2)
    if (incomplete.length > 0) faults.push(`${incomplete.length} applications lack files`)
    const left = (await documents.list()).length
    if (left !== rows.length * 2) faults.push(`${left} files for ${rows.length} applications`)
    return { stored: rows.length, faults }
  } finally {
    await db.destroy()
  }
}
