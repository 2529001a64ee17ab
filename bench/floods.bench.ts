import { fork } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { applicationFields } from '../tests/support/applications.ts'
import { startServer } from '../tests/support/server.ts'
import { readMemory } from './support/load.ts'

/**
 * `npm run bench -- floods`: how long an honest application of 2 MB takes while others try to keep everyone out, with
 * the limits of production: uploads that send 5 MB and then 4.4 KB a second, and pictures that cost as much to decode
 * as is allowed. Compared with the same server when it is quiet.
 */
const rounds = 9
const attacks = [
  { name: '10 slow uploads', kind: 'slow', addresses: 2, connections: 5, limit: 3 },
  { name: '600 slow uploads', kind: 'slow', addresses: 60, connections: 10, limit: 3 },
  { name: '10 costly pictures', kind: 'pictures', addresses: 2, connections: 5, limit: 10 },
  { name: '600 costly pictures', kind: 'pictures', addresses: 60, connections: 10, limit: 10 },
]

const scan = new File([pdf(2_000_000)], 'resume.pdf', { type: 'application/pdf' })
const photo = new File([await phonePhoto()], 'card.jpg', { type: 'image/jpeg' })

for (const { name, kind, addresses, connections, limit } of attacks) {
  const server = await startServer(
    { RATE_LIMITS: 'on', LOG_LEVEL: 'info', TRUST_PROXY: 'on' },
    { output: 'file' },
  )
  try {
    const { data: jobs } = await (await fetch(`${server.url}/api/jobs`)).json()
    const files: Record<string, File> =
      kind === 'slow' ? { resume: scan, idDoc_0: scan } : { idDoc_0: photo }
    const send = (network: number) => apply(server.url, jobs[0].id, network, files)
    await send(1)
    const quiet = await send(2)
    const program = new URL('support/send-flood.ts', import.meta.url)
    const flood = fork(program, [server.url, kind, String(addresses), String(connections)])
    await once(flood, 'message')
    const busy = await send(3)
    const ready = (await fetch(`${server.url}/api/ready`)).status
    flood.kill('SIGKILL')
    const memory = await readMemory(server.process.pid, 'VmHWM')
    const ratio = busy.median / quiet.median
    const isMet = ratio <= limit && busy.refused + quiet.refused === 0
    console.log(
      `${name.padEnd(20)} quiet ${show(quiet)}, under attack ${show(busy)}, ratio ${ratio.toFixed(1)}, ` +
        `${busy.refused} of ${rounds} refused, ready ${ready}, memory ${memory.toFixed(0)} MB${isMet ? '' : ' !'}`,
    )
    if (!isMet) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

function show({ median, longest }: { median: number; longest: number }) {
  return `${median.toFixed(0)} ms (longest ${longest.toFixed(0)})`
}

/** Sends applications one after the other, each from an address of its own. */
async function apply(url: string, jobId: string, network: number, files: Record<string, File>) {
  const times: number[] = []
  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    const form = new FormData()
    const fields = {
      ...(await applicationFields(jobId)),
      ...files,
      email: `${network}.${round}@example.org`,
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const headers = { 'x-forwarded-for': `203.0.${network}.${round}` }
    const start = performance.now()
    const response = await fetch(`${url}/api/careers/apply`, {
      method: 'POST',
      headers,
      body: form,
    })
    await response.arrayBuffer()
    times.push(performance.now() - start)
    if (response.status !== 201) refused += 1
  }
  times.sort((a, b) => a - b)
  return { median: times[rounds >> 1] ?? 0, longest: times.at(-1) ?? 0, refused }
}

function pdf(length: number) {
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(length, 65),
    Buffer.from('\n%%EOF\n'),
  ])
}

/** 12 million pixels, as a phone takes them, of about 2 MB. */
async function phonePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const small = sharp({ create: { width: 1000, height: 750, channels: 3, noise } as never })
  return new Uint8Array(
    await sharp(await small.png().toBuffer())
      .resize(4000, 3000)
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
