import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const key = (name: string) => ({ name, key: randomBytes(32) })
const context = { file: '1', class: 'resume' }
const elsewhere = 'The file was encrypted for something else.'
const words = Buffer.from('Social Security 078-05-1120, '.repeat(5000))

test('an encrypted file decrypts to the original, and reveals nothing of it', async () => {
  const vault = createVault([key('a')])
  const sealed = await vault.seal(words, context)
  expect(sealed.includes('078-05')).toBe(false)
  expect(await vault.open(sealed, context)).toEqual(words)
})

test('it decrypts only for its own file and class', async () => {
  const vault = createVault([key('a')])
  const sealed = await vault.seal(words, context)
  await expect(vault.open(sealed, { ...context, file: '2' })).rejects.toThrow(elsewhere)
  const other = { ...context, class: 'identification' }
  await expect(vault.open(sealed, other)).rejects.toThrow(elsewhere)
})

test('it does not decrypt when any byte is changed or missing', async () => {
  const vault = createVault([key('a')])
  const sealed = await vault.seal(words, context)
  for (const at of [1, 40, 300, 70_000, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(vault.open(changed, context)).rejects.toThrow()
  }
  for (const length of [0, 100, 65_536, sealed.length - 1]) {
    await expect(vault.open(sealed.subarray(0, length), context)).rejects.toThrow()
  }
})

test('a new key encrypts, and older keys still decrypt', async () => {
  const old = key('old')
  const next = key('next')
  const sealed = await createVault([old]).seal(words, context)
  const vault = createVault([next, old])
  expect(vault.keyName).toBe('next')
  expect(await vault.open(sealed, context)).toEqual(words)
  const sealedAgain = await vault.seal(words, context)
  await expect(createVault([old]).open(sealedAgain, context)).rejects.toThrow()
})

test('a vault without a key is not made', () => {
  expect(() => createVault([])).toThrow('The vault needs a key.')
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
