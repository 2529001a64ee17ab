import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pngFile } from '../../../../tests/support/documents.ts'
import { createDecoder, documentDecoder } from './decoder.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poplar-decoder-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dir, { recursive: true, force: true })
})

const picture = async (ending = '') =>
  Buffer.concat([Buffer.from(await (await pngFile()).arrayBuffer()), Buffer.from(ending)])

/** A program in the place of the real one. It does what a picture says after its last pixel. */
const program = `
process.on('disconnect', () => process.exit())
const acts = {
  hang: () => new Promise(() => {}),
  crash: () => process.abort(),
  allocate: () => ({ readable: Buffer.alloc(1_400_000_000, 1).length > 0 }),
  tell: () => ({ readable: true, pid: process.pid, env: Object.keys(process.env) }),
}
process.on('message', async ({ bytes }) => {
  const name = Object.keys(acts).find((name) => bytes.includes(name)) ?? 'tell'
  try {
    process.send(await acts[name]())
  } catch {
    process.send({ readable: false })
  }
})
process.send('started')
`
type Told = { pid: number; env: string[] }

async function decoderWith(text: string, time?: number) {
  const file = join(dir, 'program.mjs')
  await writeFile(file, text)
  const decoder = createDecoder({ program: file, ...(time && { time }) })
  const decode = async (ending = '', sender = 'a') =>
    decoder.decode('check', await picture(ending), sender)
  return { ...decoder, decode }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a picture that takes too long is refused, and the next one is read', async () => {
  const { decode } = await decoderWith(program, 2000)
  const [hanging, next] = await Promise.all([decode('hang'), decode()])
  expect(hanging).toEqual({ readable: false })
  expect(next).toMatchObject({ readable: true })
})

test('a picture that ends the process is refused, and the next one is read', async () => {
  const { decode, problem } = await decoderWith(program)
  const [crashing, next] = await Promise.all([decode('crash'), decode()])
  expect(crashing).toEqual({ readable: false })
  expect(next).toMatchObject({ readable: true })
  expect(problem()).toBeUndefined()
})

test.runIf(process.platform === 'linux')(
  'a picture that needs too much memory is refused',
  async () => {
    const { decode } = await decoderWith(program)
    expect(await decode('allocate')).toEqual({ readable: false })
  },
)

test('the process knows no settings, serves several pictures and ends when there are no more', async () => {
  const { decode } = await decoderWith(program)
  const first = (await decode()) as unknown as Told
  const ofTheShell = ['PWD', 'OLDPWD', 'SHLVL', '_']
  expect(first.env.filter((name) => !ofTheShell.includes(name))).toEqual([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const second = (await decode()) as unknown as Told
  expect(second.pid).toBe(first.pid)
  vi.advanceTimersByTime(9999)
  expect(((await decode()) as unknown as Told).pid).toBe(first.pid)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await expect.poll(() => isAlive(first.pid)).toBe(false)
  expect(((await decode()) as unknown as Told).pid).not.toBe(first.pid)
})

test('senders take turns', async () => {
  const { decode } = await decoderWith(program)
  const order: string[] = []
  const senders = ['a', 'a', 'a', 'a', 'b']
  await Promise.all(senders.map((sender) => decode('', sender).then(() => void order.push(sender))))
  expect(order.indexOf('b')).toBeLessThan(3)
})

test('a process that does not start is no fault of the picture, and is noticed', async () => {
  const { decode, problem } = await decoderWith('process.exit(1)')
  await expect(decode()).rejects.toMatchObject({ status: 503 })
  expect(problem()).toBe('The process that decodes pictures does not start.')
  await writeFile(join(dir, 'program.mjs'), program)
  await expect.poll(problem).toBeUndefined()
  expect(await decode()).toMatchObject({ readable: true })
})

describe('the real program', () => {
  const decode = (bytes: Buffer) => documentDecoder.decode('check', bytes, 'a')

  test('reads a picture, and refuses one that is cut off or would cost too much', async () => {
    const bytes = await picture()
    expect(await decode(bytes)).toEqual({ readable: true })
    expect(await decode(bytes.subarray(0, -30))).toEqual({ readable: false })
    const large = Buffer.from(bytes)
    large.writeUInt32BE(100_000, 16)
    large.writeUInt32BE(100_000, 20)
    expect(await decode(large)).toEqual({ readable: false })
  })

  test('ends when the server is killed', async () => {
    const [pidFile, pictureFile] = [join(dir, 'pid'), join(dir, 'picture.png')]
    await writeFile(pictureFile, await picture())
    const named = join(dir, 'program.mjs')
    const worker = import.meta.resolve('./decode-worker.ts')
    await writeFile(
      named,
      `import { writeFileSync } from 'node:fs'
       writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
       await import(${JSON.stringify(worker)})`,
    )
    const file = join(dir, 'server.ts')
    await writeFile(
      file,
      `import { readFile } from 'node:fs/promises'
       import { createDecoder } from ${JSON.stringify(import.meta.resolve('./decoder.ts'))}
       const bytes = await readFile(${JSON.stringify(pictureFile)})
       const decoder = createDecoder({ program: ${JSON.stringify(named)} })
       setInterval(() => {}, 1000)
       console.log(JSON.stringify(await decoder.decode('check', bytes, 'a')))`,
    )
    const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = await once(server.stdout, 'data')
    expect(JSON.parse(output)).toEqual({ readable: true })
    const pid = Number(await readFile(pidFile, 'utf8'))
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
