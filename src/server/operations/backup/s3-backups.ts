import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { BackupBucket } from '#server/platform/settings/settings.ts'
import { minutes, seconds } from '#server/platform/time.ts'

/** In memory at once. The store takes at most 10,000 parts, which is enough for 160 GB. */
const partSize = 16 * 1024 * 1024
/** For one part on a slow line. */
const partWithin = 10 * minutes
/** More than the header of a sealed backup has. */
const headerSize = 16 * 1024

export type S3Backups = ReturnType<typeof createS3Backups>

/** Backups in a bucket of their own, with credentials of their own. */
export function createS3Backups({ bucket, prefix, region, endpoint, credentials }: BackupBucket) {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // Other stores than Amazon's do not understand the checksums that are the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5 * seconds },
  })
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  /** A bucket with object lock demands the checksum. */
  const body = (bytes: Buffer) => ({
    Body: bytes,
    ContentMD5: createHash('md5').update(bytes).digest('base64'),
  })

  async function uploadParts(name: string, parts: AsyncIterable<Buffer>, stop: AbortSignal) {
    const { UploadId } = await ask(stop, (limit) =>
      client.send(new CreateMultipartUploadCommand(at(name)), limit),
    )
    const place = { ...at(name), UploadId }
    try {
      const done: { PartNumber: number; ETag: string | undefined }[] = []
      for await (const bytes of parts) {
        const PartNumber = done.length + 1
        const { ETag } = await ask(stop, (limit) =>
          client.send(new UploadPartCommand({ ...place, PartNumber, ...body(bytes) }), limit),
        )
        done.push({ PartNumber, ETag })
      }
      await ask(stop, (limit) =>
        client.send(
          new CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts: done } }),
          limit,
        ),
      )
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(place)).catch(() => {})
      throw error
    }
  }

  async function fetch(name: string, file: string, stop: AbortSignal, range?: string) {
    await ask(stop, async (limit) => {
      const { Body } = await client.send(new GetObjectCommand({ ...at(name), Range: range }), limit)
      await pipeline(Body as Readable, createWriteStream(file, { flags: 'wx', mode: 0o600 }), {
        signal: stop,
      })
    })
  }

  return {
    /** Stores a file; it is there completely or not at all. */
    async upload(file: string, name: string, stop: AbortSignal) {
      const handle = await open(file)
      try {
        const { size } = await handle.stat()
        if (size > partSize) return await uploadParts(name, readParts(handle, size), stop)
        const bytes = await handle.readFile()
        await ask(stop, (limit) =>
          client.send(new PutObjectCommand({ ...at(name), ...body(bytes) }), limit),
        )
      } finally {
        await handle.close()
      }
    },

    download: (name: string, file: string, stop: AbortSignal) => fetch(name, file, stop),

    /** The first bytes, which say what a sealed backup is. */
    downloadHeader: (name: string, file: string) =>
      fetch(name, file, AbortSignal.timeout(1 * minutes), `bytes=0-${headerSize - 1}`),

    async list(): Promise<string[]> {
      const names: string[] = []
      let next: string | undefined
      do {
        const query = { Bucket: bucket, Prefix: prefix, ContinuationToken: next }
        const page = await ask(undefined, (limit) =>
          client.send(new ListObjectsV2Command(query), limit),
        )
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(prefix.length))
        next = page.NextContinuationToken
      } while (next)
      return names
    },

    /** Removes every version. Returns false when the store still keeps one, because of object lock. */
    async remove(name: string): Promise<boolean> {
      const { Key } = at(name)
      const found = await ask(undefined, (limit) =>
        client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: Key }), limit),
      )
      const versions = [...(found.Versions ?? []), ...(found.DeleteMarkers ?? [])]
      let refused = false
      for (const { VersionId } of versions.filter((version) => version.Key === Key)) {
        try {
          await client.send(new DeleteObjectCommand({ ...at(name), VersionId }))
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'AccessDenied') throw describe(error)
          refused = true
        }
      }
      return !refused
    },
  }
}

async function* readParts(handle: Awaited<ReturnType<typeof open>>, size: number) {
  for (let start = 0; start < size; start += partSize) {
    const bytes = Buffer.alloc(Math.min(partSize, size - start))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
    if (bytesRead < bytes.length) throw new Error('The backup became shorter while it was sent.')
    yield bytes
  }
}

async function ask<T>(
  stop: AbortSignal | undefined,
  act: (limit: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(partWithin)
  try {
    return await act({ abortSignal: stop ? AbortSignal.any([stop, limit]) : limit })
  } catch (error) {
    stop?.throwIfAborted()
    throw describe(error)
  }
}

const describe = (cause: unknown) =>
  new Error(
    `The store for backups, BACKUP_URL, failed: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'}`,
    { cause },
  )
