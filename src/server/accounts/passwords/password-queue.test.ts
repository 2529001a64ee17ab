import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('node:crypto')
  vi.resetModules()
})

type Finish = (error: Error | null, tag: Buffer) => void

/** The module with a hash function that ends when the test says so. */
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
  await vi.waitFor(() => expect(begun).toHaveLength(5))

  // A failed one frees its slot too.
  begun[1]?.(new Error('no memory'), Buffer.alloc(0))
  expect(await hashed[1]).toBe('Error: no memory')
  await vi.waitFor(() => expect(begun).toHaveLength(6))

  for (let index = 2; index < 7; index += 1) {
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(index))
    begun[index]?.(null, Buffer.alloc(32))
    expect(await hashed[index]).toMatch(/^\$argon2id\$/)
  }

  // Afterwards there are four free slots again, and no more.
  const later = flood(5)
  await vi.waitFor(() => expect(begun).toHaveLength(7 + 4))
  for (let index = 0; index < 5; index += 1) {
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(7 + index))
    begun[7 + index]?.(null, Buffer.alloc(32))
    await later[index]
  }
  expect(begun).toHaveLength(12)
})
