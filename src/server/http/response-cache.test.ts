import { expect, test } from 'vitest'
import { compressOnce, createResponseCache } from './response-cache.ts'

const page = (body: string) => async () => ({ body, type: 'text/html' })
const sameDay = () => 'today'
const bodyOf = async (making: Promise<{ plain: Buffer }>) => (await making).plain.toString()

test('an answer is produced once for all requests that arrive meanwhile', async () => {
  const responseCache = createResponseCache(sameDay)
  let made = 0
  const produce = async () => ({ body: `made ${++made}`, type: 'text/html' })
  const answers = await Promise.all([
    responseCache.get('/', produce),
    responseCache.get('/', produce),
  ])
  expect(answers.map((answer) => answer.plain.toString())).toEqual(['made 1', 'made 1'])
})

test('an answer that was started before a change is not cached after it', async () => {
  const responseCache = createResponseCache(sameDay)
  const { promise, resolve } = Promise.withResolvers<void>()
  const old = responseCache.get('/', async () => {
    await promise
    return { body: 'old', type: 'text/html' }
  })
  responseCache.clear()
  const fresh = responseCache.get('/', page('new'))
  resolve()
  expect(await bodyOf(old)).toBe('old')
  expect(await bodyOf(fresh)).toBe('new')
  expect(await bodyOf(responseCache.get('/', page('newer')))).toBe('new')
})

test('an answer that failed or must not be cached is produced again', async () => {
  const responseCache = createResponseCache(sameDay)
  await expect(
    responseCache.get('/', async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await responseCache.get('/', async () => ({ body: 'partial', type: 'text/html', cache: false }))
  expect(await bodyOf(responseCache.get('/', page('whole')))).toBe('whole')
})

test('a new day empties the cache', async () => {
  let day = 'Monday'
  const responseCache = createResponseCache(() => day)
  await responseCache.get('/', page('Monday'))
  day = 'Tuesday'
  expect(await bodyOf(responseCache.get('/', page('Tuesday')))).toBe('Tuesday')
  expect(await bodyOf(responseCache.get('/', page('later on Tuesday')))).toBe('Tuesday')
})

test('the cache never has more than 500 answers', async () => {
  const responseCache = createResponseCache(sameDay)
  await responseCache.get('first', page('first'))
  for (let n = 0; n < 500; n++) await responseCache.get(`other ${n}`, page('other'))
  expect(await bodyOf(responseCache.get('first', page('made again')))).toBe('made again')
})

test('an answer for many visitors is compressed better than one for a single visitor', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word ${(index * 7919) % 997}`).join(' ')
  const forMany = await createResponseCache(sameDay).get('/', page(words))
  const forOne = await compressOnce(await page(words)())
  expect(forMany.br.length).toBeLessThan(forOne.br.length)
  expect(forMany.etag).toBe(forOne.etag)
})
