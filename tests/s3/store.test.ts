import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isMissing, StoreFault } from '#server/platform/errors.ts'
import { createS3Store } from '#server/platform/files/stores/s3-store.ts'
import { describeFileStore } from '../support/file-store-behavior.ts'
import { hasS3, testBucket } from '../support/s3.ts'

describe.runIf(hasS3)('with an S3 server', () => {
  const bucket = testBucket()
  const open = () => createS3Store(bucket.address)

  const refused = { status: 'rejected', reason: expect.any(StoreFault) }

  describeFileStore('the S3 store', open)

  test('reads a list of more than one page', async () => {
    const store = open()
    const names = Array.from({ length: 1001 }, (_, index) => `${index}.pdf`)
    for (let from = 0; from < names.length; from += 50) {
      const some = names.slice(from, from + 50)
      await Promise.all(some.map((name) => store.put(`many/${name}`, Buffer.from(name))))
    }
    expect((await store.list('many')).sort()).toEqual(names.sort())
  })

  test.each(['silent', 'busy', 'cut', 'lost response'] as const)(
    'fails when the store is at fault (%s), and works again afterwards',
    async (fault) => {
      const store = open()
      await store.put('documents/a.pdf', Buffer.from('words'))
      bucket.fail(fault)
      const results = await Promise.allSettled([
        store.put('documents/b.pdf', Buffer.from('more words')),
        store.get('documents/a.pdf'),
      ])
      expect(results).toEqual([refused, refused])
      bucket.fail('none')
      expect((await store.get('documents/a.pdf')).toString()).toBe('words')
    },
  )

  test('stores and reads a file of 4.8 MB over a line of 1 MB a second', async () => {
    const store = open()
    const bytes = randomBytes(4_800_000)
    bucket.fail('slow')
    await store.put('documents/a.pdf', bytes)
    expect(await store.get('documents/a.pdf')).toEqual(bytes)
    bucket.fail('none')
  })

  test('gives up on a store that takes nothing more of a file', async () => {
    const store = open()
    bucket.fail('stopped')
    await expect(store.put('documents/a.pdf', randomBytes(20_000_000))).rejects.toThrow(StoreFault)
    bucket.fail('none')
  })

  test('gives up on a file of which nothing more arrives', async () => {
    const store = open()
    await store.put('documents/a.pdf', randomBytes(20_000_000))
    bucket.fail('half a response')
    await expect(store.get('documents/a.pdf')).rejects.toThrow(StoreFault)
    bucket.fail('none')
  })

  test.each([
    ['a bucket that is not there', { bucket: 'another' }],
    ['an address where nobody answers', { endpoint: 'http://127.0.0.1:1' }],
  ])('%s is a fault, and no file counts as missing', async (_, change) => {
    const store = createS3Store({ ...bucket.address, ...change })
    const error = await store.get('documents/a.pdf').catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StoreFault)
    expect(isMissing(error)).toBe(false)
  })

  test('wrong credentials are a fault', async () => {
    const right = process.env.AWS_SECRET_ACCESS_KEY
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong'
    try {
      await expect(open().list('documents')).rejects.toThrow(StoreFault)
    } finally {
      process.env.AWS_SECRET_ACCESS_KEY = right
    }
  })
})
