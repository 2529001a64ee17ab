import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createVault } from './vault.ts'

const key = (name: string) => ({ name, key: randomBytes(32) })
const context = { file: '1', class: 'resume' }
const elsewhere = 'The file was encrypted for something else.'
const words = Buffer.from('Social Security 078-05-1120, '.repeat(5000))

test('an encrypted file decrypts to the original, and reveals nothing of it', async () => {
  const vault = createVault([key('a')])
  const { sealed } = await vault.seal(words, context)
  expect(sealed.includes('078-05')).toBe(false)
  expect(await vault.open(sealed, context)).toEqual(words)
})

test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 128 * 1024])(
  'a file of %i bytes decrypts to the original, under names of any alphabet',
  async (size) => {
    const vault = createVault([key('llave-ñ')])
    const bytes = randomBytes(size)
    const named = { file: 'Zoë', class: 'resume' }
    const { sealed } = await vault.seal(bytes, named)
    expect(await vault.open(sealed, named)).toEqual(bytes)
  },
)

test('it decrypts only for its own file and class', async () => {
  const vault = createVault([key('a')])
  const { sealed } = await vault.seal(words, context)
  await expect(vault.open(sealed, { ...context, file: '2' })).rejects.toThrow(elsewhere)
  const other = { ...context, class: 'identification' }
  await expect(vault.open(sealed, other)).rejects.toThrow(elsewhere)
})

describe('a sealed file of three frames', () => {
  const frame = 64 * 1024
  const vault = createVault([key('a')])
  const bytes = randomBytes(2 * frame + 1000)
  /** Sequence number and initialization vector before a frame's content, and its tag after it. */
  const [before, tag] = [4 + 12, 16]
  const fullFrame = before + frame + tag
  // The last frame also has a marker and its length.
  const lastFrame = 4 + before + 4 + 1000 + tag

  async function parts() {
    const { sealed } = await vault.seal(bytes, context)
    const header = sealed.length - 2 * fullFrame - lastFrame
    const starts = [header, header + fullFrame, header + 2 * fullFrame]
    return { sealed, header, starts, ends: [...starts.slice(1), sealed.length] }
  }

  test('is refused when a byte of a frame or a tag is changed', async () => {
    const { sealed, starts, ends } = await parts()
    for (const [index, start] of starts.entries()) {
      const end = ends[index] ?? 0
      for (const at of [start, start + 5, start + 100, end - tag - 1, end - tag, end - 1]) {
        await expect(vault.open(flipped(sealed, at), context), `byte ${at}`).rejects.toThrow()
      }
    }
  })

  test('is refused when it is cut at the edge of a frame or elsewhere', async () => {
    const { sealed, header, starts, ends } = await parts()
    const edges = [0, 100, header - 1, ...starts, ...starts.map((at) => at + 1)]
    for (const length of [...edges, ...ends.map((end) => end - tag), sealed.length - 1]) {
      await expect(
        vault.open(sealed.subarray(0, length), context),
        `${length} bytes`,
      ).rejects.toThrow()
    }
  })

  test('is refused when anything follows its end', async () => {
    const { sealed, starts } = await parts()
    for (const more of [Buffer.of(0), Buffer.from('words'), sealed.subarray(starts[2]), sealed]) {
      await expect(vault.open(Buffer.concat([sealed, more]), context)).rejects.toThrow(
        'The file continues after its end.',
      )
    }
  })

  test('is refused when two frames are swapped', async () => {
    const { sealed, starts, ends } = await parts()
    const part = (index: number) => sealed.subarray(starts[index], ends[index])
    const swapped = Buffer.concat([sealed.subarray(0, starts[0]), part(1), part(0), part(2)])
    expect(swapped).toHaveLength(sealed.length)
    await expect(vault.open(swapped, context)).rejects.toThrow()
  })

  function flipped(sealed: Buffer, at: number) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    return changed
  }
})

test('a new key encrypts, and older keys still decrypt', async () => {
  const old = key('old')
  const next = key('next')
  const { sealed } = await createVault([old]).seal(words, context)
  const vault = createVault([next, old])
  expect(await vault.keyName()).toBe('next')
  expect(await vault.open(sealed, context)).toEqual(words)
  const { sealed: sealedAgain, keyName } = await vault.seal(words, context)
  expect(keyName).toBe('next')
  await expect(createVault([old]).open(sealedAgain, context)).rejects.toThrow()
})

test('a vault without a key seals nothing', async () => {
  await expect(createVault([]).seal(words, context)).rejects.toThrow('The vault needs a key.')
})

test('what was sealed years ago still opens', async () => {
  const sealed = Buffer.from(
    'AgR4t6mrDNLiawmRx0c7rW2vAZ9Srobd6tmU0m+S379DNy0AGgACAAVjbGFzcwAGcmVzdW1lAARmaWxlAAExAAEABnBv' +
      'cGxhcgAYdGVzdAAAAIAAAAAMFHGk86lIivcRIgbaADCTnXhOS3Xq3Fa0HpTKsuYim1ffPoJ4MmGOqyrkLGQTEx7l' +
      '86iD8rSg/UQoLoKiufUCAAEAANJ3Sfzl/PG4tseKLoGMeofPeU8uILAz3hGB/BWczcXX6/l+3sCPjyRYRmHd5304' +
      'Lv////8AAAABAAAAAAAAAAAAAAABAAAADAvHkq+OcAVe7CAU2CRtq7RcrCFvTtWI0utX3O0=',
    'base64',
  )
  const vault = createVault([{ name: 'test', key: Buffer.alloc(32, 7) }])
  expect(String(await vault.open(sealed, { file: '1', class: 'resume' }))).toBe('Work history')
})
