import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listPictures } from '#server/operations/site/site-content.ts'
import { listFiles } from '#server/platform/files/document-store.ts'
import { listPictureFiles } from '#server/platform/files/pictures.ts'
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
    // Others belong to versions, which stay where they are.
    const named = listPictures(await contentOf(site.db()))
      .flatMap(listPictureFiles)
      .map((name) => `pictures/${name}`)
      .sort()
    expect(await pictures(site.server.context.settings)).toEqual(expect.arrayContaining(named))
    expect(named.length).toBeGreaterThan(0)
    const onDisk = await site.target({ s3: undefined })
    await site.import(await site.export(), onDisk)
    expect((await pictures(onDisk.settings)).sort()).toEqual(named)
    const onS3 = await site.target({ s3: { ...bucket.address, prefix: `${randomUUID()}/` } })
    await site.import(await site.export(onDisk.settings), onS3)
    expect((await pictures(onS3.settings)).sort()).toEqual(named)
    expect(await contentOf(onS3.db)).toEqual(await contentOf(site.db()))
  })
})
