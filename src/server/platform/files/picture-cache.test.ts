import { expect, test, vi } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const megabyte = 1024 * 1024

test('a picture is read once, also when several ask for it at the same time', async () => {
  const read = vi.fn(async (file: string) => Buffer.from(file))
  const get = createPictureCache(read)
  expect((await Promise.all([get('a'), get('a')])).map(String)).toEqual(['a', 'a'])
  expect(String(await get('a'))).toBe('a')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a picture that could not be read is asked for again', async () => {
  const read = vi.fn(async () => Buffer.from('a'))
  read.mockRejectedValueOnce(new Error('The store does not answer.'))
  const get = createPictureCache(read)
  await expect(get('a')).rejects.toThrow('The store does not answer.')
  expect(String(await get('a'))).toBe('a')
})

test('of more than 32 MB the pictures that were not used for longest are forgotten', async () => {
  const read = vi.fn(async () => Buffer.alloc(12 * megabyte))
  const get = createPictureCache(read)
  for (const file of ['a', 'b', 'a', 'c']) await get(file)
  expect(read).toHaveBeenCalledTimes(3)
  await get('a')
  expect(read).toHaveBeenCalledTimes(3)
  await get('b')
  expect(read).toHaveBeenCalledTimes(4)
})
