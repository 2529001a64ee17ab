import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toPicture } from '#contract/platform/pictures.ts'
import { takeBackupLease } from './backup-lease.ts'
import { createPictures, fromStored, listPictureFiles, pictureFault } from './pictures.ts'
import { createDiskStore } from './stores/disk-store.ts'

let dataDir: string
let dir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-pictures-'))
  dir = join(dataDir, 'pictures')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7057' } })
const sent = (bytes: Buffer, oversize = false) => ({ name: 'a', bytes, oversize })
const save = async (bytes: Buffer) => createPictures(createDiskStore(dataDir)).save(sent(bytes))

describe('a picture', () => {
  test.each([
    [300, [300]],
    [480, [480]],
    [500, [480, 500]],
    [800, [480, 768, 800]],
    [1000, [480, 768, 960, 1000]],
    [1600, [480, 768, 960, 1600]],
    [2000, [480, 768, 960, 1600]],
  ])('of %i pixels is stored in the widths %j', async (width, widths) => {
    const stored = await save(
      await picture(width, width / 10)
        .png()
        .toBuffer(),
    )
    const widest = widths.at(-1) ?? 0
    expect(stored).toMatchObject({ widths, width: widest, height: widest / 10 })
    expect(stored.path).toMatch(new RegExp(`^/uploads/pictures/[0-9a-f]{32}-${widest}\\.webp$`))
    expect((await readdir(dir)).sort()).toEqual(listPictureFiles(stored).sort())
    for (const name of listPictureFiles(stored)) {
      const metadata = await sharp(await readFile(join(dir, name))).metadata()
      expect(name).toContain(`-${metadata.width}.${metadata.format === 'heif' ? 'avif' : 'webp'}`)
    }
  })

  test('is stored upright and without its metadata', async () => {
    const bytes = await picture(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'the photographer' } })
      .jpeg()
      .toBuffer()
    const stored = await save(bytes)
    expect(stored).toMatchObject({ width: 200, height: 300 })
    for (const name of listPictureFiles(stored)) {
      const content = await readFile(join(dataDir, 'pictures', name))
      expect(content.includes('the photographer')).toBe(false)
    }
  })

  test('that cannot be read is refused, and the next one is stored', async () => {
    const pictures = createPictures(createDiskStore(dataDir))
    const bytes = await picture(300, 200).jpeg().toBuffer()
    const broken = pictures.save(sent(bytes.subarray(0, 400)))
    const whole = pictures.save(sent(bytes))
    await expect(broken).rejects.toMatchObject({
      status: 415,
      message: 'Please select a valid image file',
      fields: { image: 'Please select a valid image file' },
    })
    expect(await whole).toMatchObject({ width: 300 })
  })

  test('of more than 40 million pixels is refused', async () => {
    const bytes = await picture(64, 48).png().toBuffer()
    bytes.writeUInt32BE(8000, 16)
    bytes.writeUInt32BE(5001, 20)
    await expect(save(bytes)).rejects.toMatchObject({ status: 415 })
  })

  test('has sides of at most 16,383 pixels', async () => {
    const makeBytes = (width: number, height: number) => picture(width, height).png().toBuffer()
    expect(await save(await makeBytes(1, 16_383))).toMatchObject({ height: 16_383 })
    const refused = { status: 415, message: 'Please select a valid image file' }
    await expect(save(await makeBytes(1, 16_384))).rejects.toMatchObject(refused)
    await expect(save(await makeBytes(16_384, 1))).rejects.toMatchObject(refused)
  })

  test('must have a type that browsers show, and at most 5 MB', async () => {
    const { jpeg, png, gif, webp, avif } = {
      jpeg: await picture(10, 10).jpeg().toBuffer(),
      png: await picture(10, 10).png().toBuffer(),
      gif: await picture(10, 10).gif().toBuffer(),
      webp: await picture(10, 10).webp().toBuffer(),
      avif: await picture(10, 10).avif().toBuffer(),
    }
    for (const bytes of [jpeg, png, gif, webp]) {
      expect(await pictureFault('image', sent(bytes))).toBeUndefined()
    }
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    for (const bytes of [avif, drawing, Buffer.from('text'), Buffer.alloc(0)]) {
      expect(await pictureFault('photo', sent(bytes))).toMatchObject({
        status: 415,
        message: 'Please select a valid image file',
        fields: { photo: 'Please select a valid image file' },
      })
    }
    expect(await pictureFault('photo', sent(png, true))).toMatchObject({
      status: 413,
      message: 'Image size should be less than 5MB',
      fields: { photo: 'Image size should be less than 5MB' },
    })
  })
})

describe('a stored picture', () => {
  const name = '0a'.repeat(16)
  const stored = {
    path: `/uploads/pictures/${name}-960.webp`,
    width: 960,
    height: 480,
    widths: [480, 960],
  }

  test('is offered in every width and format', () => {
    const srcset = (format: string) =>
      `/uploads/pictures/${name}-480.${format} 480w, /uploads/pictures/${name}-960.${format} 960w`
    expect(toPicture(stored)).toEqual({
      width: 960,
      height: 480,
      sources: [
        { type: 'image/avif', srcset: srcset('avif') },
        { type: 'image/webp', srcset: srcset('webp') },
      ],
    })
    expect(toPicture({ ...stored, widths: [] }).sources).toEqual([])
    expect(fromStored(JSON.stringify(stored))).toEqual(stored)
    expect(fromStored(null)).toBeNull()
  })

  test('has file names, unless the row was manipulated', () => {
    expect(listPictureFiles(stored)).toEqual([
      `${name}-480.avif`,
      `${name}-480.webp`,
      `${name}-960.avif`,
      `${name}-960.webp`,
    ])
    for (const path of [
      '/uploads/pictures/..-960.webp',
      `/uploads/pictures/${name}0-960.webp`,
      `/uploads/pictures/x${name}-960.webp`,
      '',
    ]) {
      expect(() => listPictureFiles({ ...stored, path })).toThrow(
        'A row names a picture never stored.',
      )
    }
    expect(() => listPictureFiles({ ...stored, widths: [Number.NaN] })).toThrow()
    expect(() => listPictureFiles({ ...stored, widths: ['9/../../x' as never] })).toThrow()
  })
})

describe('the sweep', () => {
  const hour = 60 * 60 * 1000

  test('leaves files that are newer than an hour', async () => {
    const pictures = createPictures(createDiskStore(dataDir))
    expect(await pictures.sweep([], new Date())).toBe(0)
    await save(await picture(300, 200).png().toBuffer())
    const [file = ''] = await readdir(dir)
    const { mtimeMs } = await stat(join(dir, file))
    await utimes(join(dir, file), new Date(mtimeMs), new Date(2_000_000_000_000))
    const at = (milliseconds: number) => new Date(2_000_000_000_000 + milliseconds)
    for (const other of (await readdir(dir)).slice(1)) {
      await rm(join(dir, other))
    }
    expect(await pictures.sweep([], at(hour - 1))).toBe(0)
    expect(await pictures.sweep([], at(hour))).toBe(1)
    expect(await readdir(dir)).toEqual([])
  })

  test('deletes nothing while a backup runs', async () => {
    const pictures = createPictures(createDiskStore(dataDir))
    await save(await picture(300, 200).png().toBuffer())
    await writeFile(join(dir, `.${'0a'.repeat(16)}.tmp`), '')
    const later = new Date(Date.now() + 2 * hour)
    const release = await takeBackupLease(createDiskStore(dataDir))
    expect(await pictures.sweep([], later)).toBe(0)
    await release()
    expect(await pictures.sweep([], later)).toBe(3)
  })
})
