import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { observatoryScore } from '../tests/support/observatory.ts'
import { administrator, startServer } from '../tests/support/server.ts'

/** What the HTTP Observatory would say about each kind of response of a server behind https. */
const folder = await mkdtemp(join(tmpdir(), 'poplar-observatory-'))
const server = await startServer({ SITE_URL: 'https://poplar.example', DATA_DIR: folder })
try {
  const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)
  const html = { headers: { accept: 'text/html' } }
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify(administrator)
  const signIn = await ask('/api/auth/login', { method: 'POST', headers: json, body })
  const { token } = await signIn.clone().json()
  const jobs = await (await ask('/api/jobs')).json()
  const slides = await (await ask('/api/hero')).json()

  const kinds: Record<string, () => Promise<Response>> = {
    'the home page': () => ask('/', html),
    'a job': () => ask(`/jobs/${jobs.data[0].id}`, html),
    'the office': () => ask('/admin', html),
    'the API documentation': () => ask('/api/docs', html),
    'a call': () => ask('/api/hero'),
    'a call of the office': () =>
      ask('/api/hero/admin', { headers: { authorization: `Bearer ${token}` } }),
    'a sign-in': async () => signIn,
    'a picture': () => ask(slides.data[0].image ?? slides.data[0].imageUrl),
    'a file': () => ask('/referral-form.docx'),
    'a script': async () => {
      const page = await (await ask('/', html)).text()
      return ask(/src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '/')
    },
    'a call without a sign-in': () => ask('/api/hero/admin'),
    'a file of an applicant without a sign-in': () => ask('/uploads/resumes/x.pdf', html),
    'a page that is not there': () => ask('/nothing', html),
    'a call that is not there': () => ask('/api/nothing'),
    'a call that fails': () => {
      const database = new DatabaseSync(join(folder, 'poplar.db'))
      database.exec('alter table jobs rename to jobs_that_are_gone')
      database.close()
      return ask('/api/jobs?search=nurse')
    },
  }
  for (const [kind, load] of Object.entries(kinds)) {
    const response = await load()
    const headers = Object.fromEntries(response.headers)
    const { score, best, lost } = observatoryScore({ headers, body: await response.text() })
    console.log([kind.padEnd(42), response.status, score, best, ...lost].join('  '))
    if (best !== 'A+') process.exitCode = 1
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
