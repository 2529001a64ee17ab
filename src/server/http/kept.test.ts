import { expect, test } from 'vitest'
import { createKept, makeReady } from './kept.ts'

const page = (body: string) => async () => ({ body, type: 'text/html' })
const sameDay = () => 'today'
const bodyOf = async (making: Promise<{ plain: Buffer }>) => (await making).plain.toString()

test('an answer is made once for all who ask meanwhile', async () => {
  const kept = createKept(sameDay)
  let made = 0
  const produce = async () => ({ body: `made ${++made}`, type: 'text/html' })
  const answers = await Promise.all([kept.get('/', produce), kept.get('/', produce)])
  expect(answers.map((answer) => answer.plain.toString())).toEqual(['made 1', 'made 1'])
})

test('an answer that was begun before a change is not kept after it', async () => {
  const kept = createKept(sameDay)
  const { promise, resolve } = Promise.withResolvers<void>()
  const old = kept.get('/', async () => {
    await promise
    return { body: 'old', type: 'text/html' }
  })
  kept.empty()
  const fresh = kept.get('/', page('new'))
  resolve()
  expect(await bodyOf(old)).toBe('old')
  expect(await bodyOf(fresh)).toBe('new')
  expect(await bodyOf(kept.get('/', page('newer')))).toBe('new')
})

test('a failed answer, and one that is not to be kept, is made anew', async () => {
  const kept = createKept(sameDay)
  await expect(
    kept.get('/', async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await kept.get('/', async () => ({ body: 'partial', type: 'text/html', keep: false }))
  expect(await bodyOf(kept.get('/', page('whole')))).toBe('whole')
})

test('a new day forgets what the last one kept', async () => {
  let day = 'Monday'
  const kept = createKept(() => day)
  await kept.get('/', page('Monday'))
  day = 'Tuesday'
  expect(await bodyOf(kept.get('/', page('Tuesday')))).toBe('Tuesday')
  expect(await bodyOf(kept.get('/', page('later on Tuesday')))).toBe('Tuesday')
})

test('the memory stays within its bounds', async () => {
  const kept = createKept(sameDay)
  await kept.get('first', page('first'))
  for (let n = 0; n < 500; n++) await kept.get(`other ${n}`, page('other'))
  expect(await bodyOf(kept.get('first', page('made again')))).toBe('made again')
})

test('what many will read is made smaller than what one will', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word ${(index * 7919) % 997}`).join(' ')
  const forMany = await createKept(sameDay).get('/', page(words))
  const forOne = await makeReady(await page(words)())
  expect(forMany.br.length).toBeLessThan(forOne.br.length)
  expect(forMany.etag).toBe(forOne.etag)
})
