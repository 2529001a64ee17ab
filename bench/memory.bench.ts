import { setTimeout } from 'node:timers/promises'
import { applicationFields } from '../tests/support/applications.ts'
import { signIn } from '../tests/support/mixed-load.ts'
import { startServer } from '../tests/support/server.ts'
import { load, readMemory } from './support/load.ts'
import { atMost } from './support/targets.ts'

/**
 * `npm run bench -- memory`: what the server needs when nobody comes, after many visitors, and after a day of visitors,
 * office and applications with documents.
 */
const requests = 10_000
const applications = 300
const atOnce = 8
const resumeSize = 2_000_000

const server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' }, { output: 'file' })
const { pid } = server.process
try {
  await fetch(server.url)
  await setTimeout(5000)
  show('idle', await readMemory(pid), 150)
  await load({ url: server.url, path: '/', headers: { 'accept-encoding': 'br' } }, 10_000)
  show('after load', await readMemory(pid), 210)
  const { data: jobs } = await (await fetch(`${server.url}/api/jobs`)).json()
  const jobId: string = jobs[0].id
  const acts = await listActs(jobId)
  await apply(0, jobId)
  let sent = 1
  const work = async () => {
    for (let number = sent++; number < requests; number = sent++) {
      if (number % Math.floor(requests / applications) === 0) await apply(number, jobId)
      else await acts[number % acts.length]?.()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  show('after a day', await readMemory(pid), 300)
} finally {
  await server.stop()
}

function show(name: string, megabytes: number, most: number) {
  console.log(`${name.padEnd(14)}${megabytes.toFixed(0)} MB of ${most}`)
  atMost(name, megabytes, most, 'MB')
}

async function listActs(jobId: string) {
  const { headers } = await signIn(server.url)
  const visits = ['/', '/es/', '/?view=jobs', '/easy', `/jobs/${jobId}`, '/api/jobs', '/api/events']
  const searches = ['/?view=jobs&search=support', '/api/jobs?search=nurse', '/nowhere']
  const office = [
    'careers',
    'careers/stats/overview',
    'careers?search=tasha',
    'admin/reports?period=12-months',
  ]
  const message = () =>
    ask('/api/contact/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sam', message: 'Hello' }),
    })
  const readDocument = async () => {
    const list = await (await ask('/api/careers?limit=1', { headers })).json()
    const { data } = await (await ask(`/api/careers/${list.data[0].id}`, { headers })).json()
    await (await ask(`/uploads/resumes/${data.resume.filename}`, { headers })).arrayBuffer()
  }
  return [
    ...[...visits, ...searches].map((path) => () => read(path)),
    ...office.map((path) => () => read(`/api/${path}`, { headers })),
    message,
    readDocument,
  ]
}

async function apply(number: number, jobId: string) {
  const form = new FormData()
  const scan = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(resumeSize, 65),
    Buffer.from('\n%%EOF\n'),
  ])
  const fields = {
    ...(await applicationFields(jobId)),
    email: `applicant.${number}@example.org`,
    resume: new File([scan], 'resume.pdf', { type: 'application/pdf' }),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await ask('/api/careers/apply', { method: 'POST', body: form })
  if (response.status !== 201) throw new Error(`An application got ${response.status}`)
  await response.arrayBuffer()
}

function ask(path: string, init?: RequestInit) {
  return fetch(server.url + path, init)
}

async function read(path: string, init?: RequestInit) {
  await (await ask(path, init)).arrayBuffer()
}
