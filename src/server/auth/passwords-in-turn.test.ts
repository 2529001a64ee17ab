import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('node:crypto')
  vi.resetModules()
})

type Finish = (error: Error | null, tag: Buffer) => void

/** The passwords module with a hash that is done when it is told to. */
async function withSlowHash() {
  const begun: Finish[] = []
  const argon2 = (_algorithm: string, _parameters: object, finish: Finish) => {
    begun.push(finish)
  }
  vi.resetModules()
  vi.doMock('node:crypto', async (original) => ({ ...(await original<object>()), argon2 }))
  return { begun, ...(await import('./passwords.ts')) }
}

test('no more than four passwords are hashed at a time, and the next one as soon as one is done', async () => {
  const { begun, hashPassword } = await withSlowHash()
  const flood = (count: number) =>
    Array.from({ length: count }, () => hashPassword('three green hills').catch(String))
  const hashed = flood(7)
  await vi.waitFor(() => expect(begun).toHaveLength(4))

  begun[0]?.(null, Buffer.alloc(32))
  expect(await hashed[0]).toMatch(/^\$argon2id\$/)
  expect(begun).toHaveLength(5)

  // One that fails makes room as well.
  begun[1]?.(new Error('no memory'), Buffer.alloc(0))
  expect(await hashed[1]).toBe('Error: no memory')
  expect(begun).toHaveLength(6)

  for (let index = 2; index < 7; index += 1) {
    begun[index]?.(null, Buffer.alloc(32))
    expect(await hashed[index]).toMatch(/^\$argon2id\$/)
  }

  // When all are done there is room for four again, and for no more.
  const later = flood(5)
  expect(begun).toHaveLength(7 + 4)
  for (let index = 0; index < 5; index += 1) {
    begun[7 + index]?.(null, Buffer.alloc(32))
    await later[index]
  }
  expect(begun).toHaveLength(12)
})
