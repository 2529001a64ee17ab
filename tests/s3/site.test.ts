import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listFiles } from '#server/platform/files/document-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { hasS3, testBucket } from '../support/s3.ts'
import { contentOf, siteOffice } from '../support/sites.ts'

describe.runIf(hasS3)('the website of an installation on S3', () => {
  const bucket = testBucket()
  const site = siteOffice((): Partial<Settings> => ({ s3: bucket.address }))
  const pictures = async (settings: Settings) =>
    (await listFiles(await openFileStore(settings))).filter((name) => name.startsWith('pictures/'))

  test('is exported, imported to a disk, and from there to S3 again', async () => {
    const original = await pictures(site.server.context.settings)
    expect(original.length).toBeGreaterThan(0)
    const onDisk = await site.target({ s3: undefined })
    await site.import(await site.export(), onDisk)
    expect((await pictures(onDisk.settings)).sort()).toEqual(original.sort())
    const onS3 = await site.target({ s3: { ...bucket.address, prefix: `${randomUUID()}/` } })
    await site.import(await site.export(onDisk.settings), onS3)
    expect((await pictures(onS3.settings)).sort()).toEqual(original.sort())
    expect(await contentOf(onS3.db)).toEqual(await contentOf(site.db()))
  })
})
