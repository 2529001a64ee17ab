import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { missingFile, StoreFault, unlessMissing } from '../../errors.ts'
import type { S3Address } from '../../settings/s3-url.ts'
import { seconds } from '../../time.ts'
import type { FileStore } from './file-store.ts'
import { describeFault } from './s3-faults.ts'
import { beginWithin, limitFor, readWithin, watchedAgents } from './s3-limits.ts'

/** Pictures may also be read from the bucket itself, and a browser needs to know what they are. */
const headersByFolder: Record<string, { ContentType: string; CacheControl: string }> = {
  webp: { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' },
  avif: { ContentType: 'image/avif', CacheControl: 'public, max-age=31536000, immutable' },
}

/** Files in a bucket that several servers share. The credentials are those that the client finds by itself. */
export function createS3Store({ bucket, prefix, region, endpoint }: S3Address): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // Other stores than Amazon's do not understand the checksums that are the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The client's own limits end no request that has begun to be sent.
    requestHandler: { connectionTimeout: 2 * seconds, socketTimeout: 0, ...watchedAgents() },
  })
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })

  const put: FileStore['put'] = (name, bytes) =>
    ask(name, async () => {
      const headers = headersByFolder[name.split('.').at(-1) ?? '']
      // A whole buffer: a stream could not be sent again, and its errors would end the process.
      const command = new PutObjectCommand({ ...at(name), ...headers, Body: bytes })
      await client.send(command, limitFor(bytes.length))
    })

  const remove: FileStore['remove'] = (name) =>
    ask(name, async (limit) => {
      await client.send(new DeleteObjectCommand(at(name)), limit)
    })

  /** The keys below a folder, or only those directly in it. */
  async function listKeys(folder: string, depth: { Delimiter?: string }): Promise<string[]> {
    const keys: string[] = []
    let next: string | undefined
    do {
      const page = await ask(folder, (limit) =>
        client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: `${prefix}${folder}/`,
            ContinuationToken: next,
            ...depth,
          }),
          limit,
        ),
      )
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(prefix.length))
      next = page.NextContinuationToken
    } while (next)
    return keys
  }

  return {
    setting: 'FILES_URL',
    put,
    remove,

    get: (name) =>
      ask(name, async () => {
        const command = new GetObjectCommand(at(name))
        const { Body, ContentLength } = await beginWithin((limit) => client.send(command, limit))
        return readWithin(Body as Readable, ContentLength ?? 0)
      }),

    storedAt: (name) =>
      unlessMissing(undefined, () =>
        ask(name, async (limit) => {
          const { LastModified } = await client.send(new HeadObjectCommand(at(name)), limit)
          return LastModified
        }),
      ),

    // The copy gets the time of the store.
    move: (from, to) =>
      unlessMissing(false, async () => {
        const CopySource = encodeURI(`${bucket}/${prefix}${from}`)
        await ask(from, (limit) =>
          client.send(new CopyObjectCommand({ ...at(to), CopySource }), limit),
        )
        await remove(from)
        return true
      }),

    list: async (folder) =>
      (await listKeys(folder, { Delimiter: '/' })).map((name) => name.slice(folder.length + 1)),

    async clear(folder) {
      for (const name of await listKeys(folder, {})) await remove(name)
    },

    async check() {
      const name = `checks/${randomBytes(16).toString('hex')}`
      await put(name, Buffer.alloc(4096))
      await remove(name)
    },
  }
}

async function ask<T>(
  name: string,
  act: (limit: ReturnType<typeof limitFor>) => Promise<T>,
): Promise<T> {
  try {
    return await act(limitFor())
  } catch (cause) {
    const kind = cause instanceof Error ? cause.name : ''
    if (kind === 'NoSuchKey' || kind === 'NotFound') throw missingFile(name)
    throw new StoreFault(`The S3 store failed at ${name}: ${describeFault(cause)}`, { cause })
  }
}
