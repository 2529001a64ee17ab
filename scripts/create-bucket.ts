import { setTimeout } from 'node:timers/promises'
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { readSettings } from '#server/platform/settings/settings.ts'

/** Makes the bucket of FILES_URL unless it is there, as soon as the store answers. */
const { s3 } = readSettings(process.env)
if (!s3) throw new Error('Setting FILES_URL: is required')
const Bucket = s3.bucket
const client = new S3Client({
  region: s3.region,
  ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
})
for (let tries = 30; ; tries -= 1) {
  try {
    await client
      .send(new HeadBucketCommand({ Bucket }))
      .catch(() => client.send(new CreateBucketCommand({ Bucket })))
    break
  } catch (error) {
    if (tries === 0) throw error
    await setTimeout(1000)
  }
}
