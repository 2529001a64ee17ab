import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createResponseCache, type NewResponse } from './response-cache.ts'

const page = (body: string) => async () => ({ body, type: 'text/html' })
const moment = (seconds: number) => new Date(seconds * 1000)
const unchanged = () =>
  createResponseCache(
    () => moment(0),
    async () => moment(1),
  )
const readBody = async (making: Promise<{ plain: { body?: Buffer } }>) =>
  String((await making).plain.body)

test('a response is produced once for all requests that arrive meanwhile', async () => {
  const responseCache = unchanged()
  let made = 0
  const produce = async () => ({ body: `made ${++made}`, type: 'text/html' })
  const responses = await Promise.all([
    responseCache.get('/', produce),
    responseCache.get('/', produce),
  ])
  expect(responses.map((response) => String(response.plain.body))).toEqual(['made 1', 'made 1'])
})

test('a response that was started before a change is not cached after it', async () => {
  const responseCache = unchanged()
  const { promise, resolve } = Promise.withResolvers<void>()
  const old = responseCache.get('/', async () => {
    await promise
    return { body: 'old', type: 'text/html' }
  })
  responseCache.clear()
  const fresh = responseCache.get('/', page('new'))
  resolve()
  expect(await readBody(old)).toBe('old')
  expect(await readBody(fresh)).toBe('new')
  expect(await readBody(responseCache.get('/', page('newer')))).toBe('new')
})

test('a response that failed or must not be cached is produced again', async () => {
  const responseCache = unchanged()
  await expect(
    responseCache.get('/', async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await responseCache.get('/', async () => ({ body: 'partial', type: 'text/html', cache: false }))
  expect(await readBody(responseCache.get('/', page('whole')))).toBe('whole')
})

describe('when content changes by itself', () => {
  test('a response is cached until that moment and not longer', async () => {
    let seconds = 0
    const responseCache = createResponseCache(
      () => moment(seconds),
      async () => moment(seconds < 10 ? 10 : 20),
    )
    await responseCache.get('/', page('before'))
    seconds = 9.999
    expect(await readBody(responseCache.get('/', page('too early')))).toBe('before')
    seconds = 10
    expect(await readBody(responseCache.get('/', page('after')))).toBe('after')
    expect(await readBody(responseCache.get('/', page('later')))).toBe('after')
  })

  test('a response that was started before that moment is not given after it', async () => {
    let seconds = 9
    const responseCache = createResponseCache(
      () => moment(seconds),
      async () => moment(seconds < 10 ? 10 : 20),
    )
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const old = responseCache.get('/', async () => {
      begun.resolve()
      await promise
      return { body: 'before', type: 'text/html' }
    })
    await begun.promise
    seconds = 10
    const fresh = responseCache.get('/', page('after'))
    resolve()
    expect(await readBody(old)).toBe('before')
    expect(await readBody(fresh)).toBe('after')
    expect(await readBody(responseCache.get('/', page('later')))).toBe('after')
  })

  test('a response from the future is dropped when the clock is set back', async () => {
    let seconds = 100
    const responseCache = createResponseCache(
      () => moment(seconds),
      async () => moment(200),
    )
    await responseCache.get('/', page('wrong day'))
    seconds = 50
    expect(await readBody(responseCache.get('/', page('right day')))).toBe('right day')
  })

  test.each<[string, () => Promise<Date>, () => Promise<NewResponse>]>([
    ['that moment is not known', () => Promise.reject(new Error('no database')), page('empty')],
    ['it cannot be produced', async () => moment(20), () => Promise.reject(new Error('no'))],
    [
      'it is incomplete',
      async () => moment(20),
      async () => ({ body: 'empty', type: 'text/html', cache: false }),
    ],
  ])('the old response is given instead of a new one while %s', async (_, later, produce) => {
    let seconds = 0
    let nextChange = async () => moment(10)
    const responseCache = createResponseCache(
      () => moment(seconds),
      () => nextChange(),
    )
    await responseCache.get('/', page('before'))
    seconds = 10
    nextChange = later
    expect(await readBody(responseCache.get('/', produce))).toBe('before')
    nextChange = async () => moment(20)
    seconds = 14.999
    expect(await readBody(responseCache.get('/', page('tried too early')))).toBe('before')
    seconds = 15
    expect(await readBody(responseCache.get('/', page('after')))).toBe('after')
  })

  test('an old response is not given after a change, although a new one cannot be made', async () => {
    let seconds = 0
    const responseCache = createResponseCache(
      () => moment(seconds),
      () => (seconds < 10 ? Promise.resolve(moment(10)) : Promise.reject(new Error('no database'))),
    )
    await responseCache.get('/', page('before'))
    seconds = 10
    await responseCache.get('/', page('unused'))
    expect(responseCache.has('/')).toBe(true)
    responseCache.clear()
    expect(responseCache.has('/')).toBe(false)
    expect(await readBody(responseCache.get('/', page('new')))).toBe('new')
  })

  test('nothing is cached while that moment is not known', async () => {
    const responseCache = createResponseCache(
      () => moment(0),
      () => Promise.reject(new Error('no database')),
    )
    expect(await readBody(responseCache.get('/', page('first')))).toBe('first')
    expect(await readBody(responseCache.get('/', page('second')))).toBe('second')
  })
})

test('the cache never has more than 500 responses', async () => {
  const responseCache = unchanged()
  await responseCache.get('first', page('first'))
  for (let n = 0; n < 500; n++) await responseCache.get(`other ${n}`, page('other'))
  expect(await readBody(responseCache.get('first', page('made again')))).toBe('made again')
})

test('a response that is asked for again is compressed better', async () => {
  const text = await readFile(import.meta.filename, 'utf8')
  const { br } = await unchanged().get('/', page(text))
  const first = await br()
  expect(await br()).toBe(first)
  await expect.poll(br).not.toBe(first)
  expect((await br()).body?.length).toBeLessThan(first.body?.length ?? 0)
  expect((await br()).headers).toEqual(first.headers)
})

test('all who ask at the same time wait for one compression', async () => {
  const { br, gzip } = await unchanged().get('/', page('words'))
  expect(br()).toBe(br())
  expect(gzip()).toBe(gzip())
})
