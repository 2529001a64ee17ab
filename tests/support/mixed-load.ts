import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { applicationStatuses } from '#contract/hiring/application-status.ts'
import { applicationFields } from './applications.ts'
import { pdfFile } from './documents.ts'
import { pictureFile } from './pictures.ts'
import { administrator } from './server.ts'

/** A running server and the headers of a signed-in administrator. It changes with every restart. */
export type Client = { url: string; headers: { authorization: string } }

/** One visitor or administrator who writes again and again. */
export type Writer = {
  /** Sends one write, and remembers it once the server has acknowledged it. */
  write: (client: Client) => Promise<void>
  /** What is missing or incomplete of everything that was acknowledged. */
  check: (client: Client) => Promise<string[]>
  acknowledged: () => number
}

/** Everything people do at the same time on a busy day. */
export const createWriters = (): Writer[] => [
  applicant(),
  applicant(),
  applicant(),
  sender('/api/contact/submit', (text) => ({ name: 'Sam', message: text }), readMessages),
  sender(
    '/api/testimonials/submit',
    (text) => ({ name: 'Sam', review: text, permission: true }),
    readStories,
  ),
  eventEditor(),
  eventEditor(),
  statusEditor(),
]

export const countAcknowledged = (writers: Writer[]) =>
  writers.reduce((total, writer) => total + writer.acknowledged(), 0)

/** In milliseconds. Leaves the processor to others too, as people do who read before they write. */
const pause = 300

/** Does each of these again and again, at the same time, until the end. */
export function repeat(acts: (() => Promise<void>)[]) {
  let working = true
  const running = Promise.all(
    acts.map(async (act) => {
      while (working) {
        // What is asked of something that is just killed fails, which is expected.
        await act().catch(() => {})
        await setTimeout(pause)
      }
    }),
  )
  return {
    end: async () => {
      working = false
      await running
    },
  }
}

/** All writers write again and again until the end. */
export function startLoad(client: Client) {
  const writers = createWriters()
  const { end } = repeat(writers.map((writer) => () => writer.write(client)))
  return {
    writers,
    end,
    /** Ends when each of them has had a write acknowledged after now. */
    untilEveryoneWrote: async () => {
      const hasWritten = sinceNow(writers)
      while (!hasWritten()) await setTimeout(20)
    },
    /** What is missing or incomplete of everything that was acknowledged. */
    check: async () => (await Promise.all(writers.map((writer) => writer.check(client)))).flat(),
  }
}

/** Says whether each of them has had a write acknowledged after now. */
export function sinceNow(writers: Writer[]): () => boolean {
  const before = writers.map((writer) => writer.acknowledged())
  return () => writers.every((writer, index) => writer.acknowledged() > (before[index] ?? 0))
}

export async function signIn(url: string): Promise<Client> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return { url, headers: { authorization: `Bearer ${(await response.json()).token}` } }
}

/** Applies with a different resume each time. */
function applicant(): Writer {
  const sent = new Map<string, string>()
  return {
    acknowledged: () => sent.size,
    async write(client) {
      const resume = pdfFile('resume.pdf', randomUUID())
      const id = await apply(client, resume)
      if (id) sent.set(id, sha256(await resume.arrayBuffer()))
    },
    async check(client) {
      const faults: string[] = []
      for (const [id, hash] of sent) {
        const { data } = await read(client, `/api/careers/${id}`)
        const resume = await bytesAt(client, `/uploads/resumes/${data?.resume?.filename}`)
        if (!resume || sha256(resume) !== hash) faults.push(`application ${id}: another resume`)
        const card = await bytesAt(client, `/${data?.identificationDocuments?.[0]?.path}`)
        if (!card) faults.push(`application ${id}: no identification document`)
      }
      return faults
    },
  }
}

/** Sends a text through a form of the site. */
function sender(
  path: string,
  toBody: (text: string) => object,
  readTexts: (client: Client) => Promise<Set<string>>,
): Writer {
  const sent: string[] = []
  return {
    acknowledged: () => sent.length,
    async write(client) {
      const text = randomUUID()
      const response = await fetch(client.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toBody(text)),
      })
      if (response.ok) sent.push(text)
    },
    async check(client) {
      const stored = await readTexts(client)
      return sent.filter((text) => !stored.has(text)).map((text) => `${path}: ${text} is missing`)
    },
  }
}

/** Changes one event. Each version has its own title and a picture of its own width. */
function eventEditor(): Writer {
  let id: string | undefined
  const version = createVersion()
  const chooseWidth = (number: number) => 100 + (number % 200)
  return {
    acknowledged: version.acknowledged,
    async write(client) {
      const number = version.begin()
      const form = makeForm({
        title: `Version ${number}`,
        description: 'Bring a friend',
        status: 'published',
        image: await pictureFile({ width: chooseWidth(number), height: 50 }),
      })
      const response = await fetch(`${client.url}/api/events${id ? `/${id}` : ''}`, {
        method: id ? 'PUT' : 'POST',
        headers: client.headers,
        body: form,
      })
      if (!response.ok) return
      id = (await response.json()).data.id
      version.acknowledge(number)
    },
    async check(client) {
      if (!id) return []
      const { data } = await read(client, `/api/events/${id}`)
      const number = Number(data?.title?.replace('Version ', ''))
      const faults = version.listFaults(`event ${id}`, number)
      if (data?.picture?.width !== chooseWidth(number)) faults.push(`event ${id}: another picture`)
      if (!(await bytesAt(client, data?.image?.path))) faults.push(`event ${id}: no picture`)
      return faults
    },
  }
}

/** Changes the status and the notes of one application. */
function statusEditor(): Writer {
  let id: string | undefined
  const version = createVersion()
  const chooseStatus = (number: number) => applicationStatuses[number % applicationStatuses.length]
  return {
    acknowledged: version.acknowledged,
    async write(client) {
      id ??= await apply(client, pdfFile())
      if (!id) return
      const number = version.begin()
      const response = await fetch(`${client.url}/api/careers/${id}/status`, {
        method: 'PUT',
        headers: { ...client.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ status: chooseStatus(number), notes: `Version ${number}` }),
      })
      if (response.ok) version.acknowledge(number)
    },
    async check(client) {
      if (!id || version.acknowledged() === 0) return []
      const { data } = await read(client, `/api/careers/${id}`)
      const number = Number(data?.notes?.replace('Version ', ''))
      const faults = version.listFaults(`status of ${id}`, number)
      if (data?.status !== chooseStatus(number))
        faults.push(`status of ${id}: not that of its notes`)
      if (data?.history?.at(-1)?.status !== data?.status) {
        faults.push(`status of ${id}: not the last one in its history`)
      }
      return faults
    },
  }
}

/** The number of a record's version. A write that was not acknowledged may or may not have been stored. */
function createVersion() {
  let sent = 0
  let acknowledged = 0
  let count = 0
  return {
    begin: () => {
      sent += 1
      return sent
    },
    acknowledge: (number: number) => {
      acknowledged = number
      count += 1
    },
    acknowledged: () => count,
    listFaults: (name: string, stored: number) =>
      stored >= acknowledged && stored <= sent
        ? []
        : [`${name}: version ${stored}, acknowledged ${acknowledged}`],
  }
}

async function apply({ url }: Client, resume: File): Promise<string | undefined> {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  const fields = await applicationFields(jobs[0].id)
  const form = makeForm({ ...fields, email: `${randomUUID()}@example.org`, resume })
  const response = await fetch(`${url}/api/careers/apply`, { method: 'POST', body: form })
  return response.status === 201 ? (await response.json()).data.id : undefined
}

async function readMessages(client: Client) {
  const texts = new Set<string>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await read(client, `/api/contact?page=${page}&limit=100`)
    for (const { message } of data) texts.add(message)
    pages = pagination.totalPages
  }
  return texts
}

async function readStories(client: Client) {
  const { data } = await read(client, '/api/testimonials/admin/all')
  return new Set<string>(data.map(({ review }: { review: string }) => review))
}

function makeForm(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const read = async ({ url, headers }: Client, path: string) =>
  (await fetch(url + path, { headers })).json()

async function bytesAt({ url, headers }: Client, path: string) {
  const response = await fetch(url + path, { headers })
  const bytes = await response.arrayBuffer()
  return response.ok ? bytes : undefined
}

const sha256 = (bytes: ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
