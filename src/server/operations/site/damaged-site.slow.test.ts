import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeFile,
  changeManifest,
  changeTable,
  type Entries,
  rewrite,
} from '../../../../tests/support/archives.ts'
import { contentOf, siteOffice } from '../../../../tests/support/sites.ts'
import { readTarget } from './site-plan.ts'

const site = siteOffice()
let good: string
let target: Awaited<ReturnType<typeof site.target>>

beforeAll(async () => {
  good = await site.export()
  target = await site.target()
})

let asked = 0

/** Imports a changed copy of a good export. */
async function importChanged(change: (entries: Entries) => void) {
  const file = site.newFile()
  await rewrite(good, file, change)
  asked = 0
  return site.import(file, target, async () => {
    asked += 1
    return true
  })
}

async function expectRefused(importing: Promise<unknown>, message: string | RegExp) {
  await expect(importing).rejects.toThrow(message)
  const { content } = await readTarget(target.db)
  expect(Object.values(content).flat()).toEqual([])
  expect(await target.db.selectFrom('look_pictures').select('id').execute()).toEqual([])
}

type AnyRow = Record<string, unknown>

/** Changes the rows of a table, so that the archive is still valid. */
const changeRows = (name: string, change: (rows: AnyRow[]) => AnyRow[]) => (entries: Entries) => {
  let count = 0
  changeTable(entries, name, (text) => {
    const lines = text.split('\n').filter(Boolean)
    const rows = change(lines.map((line) => JSON.parse(line)))
    count = rows.length
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  })
  changeManifest(entries, ({ tables }) => {
    for (const table of tables) if (table.name === name) table.rows = count
  })
}
const setInRows = (name: string, values: object) =>
  changeRows(name, (rows) => rows.map((row) => ({ ...row, ...values })))

const pictureIn = (entries: Entries) =>
  [...entries.keys()].find((name) => name.endsWith('.webp'))?.slice('files/'.length) ?? ''

describe('an import is refused, and nothing changes, when the file', () => {
  test.each<[string, () => Promise<string | Buffer>, string]>([
    [
      'is cut off',
      async () => (await readFile(good)).subarray(0, -200),
      'is not a complete site export.',
    ],
    ['is something else', async () => 'a letter', 'is not a complete site export.'],
    ['is a backup', () => readFile(site.backup()), 'site.json is not in the site export.'],
  ])('%s', async (_, content, message) => {
    const file = site.newFile()
    await writeFile(file, await content())
    await expectRefused(site.import(file, target), message)
  })

  test('is not there', async () => {
    await expectRefused(site.import(site.newFile(), target), 'ENOENT')
  })

  test('has a damaged row or picture', async () => {
    await expectRefused(
      importChanged((entries) => entries.set('tables/events.jsonl', Buffer.from('{}\n'))),
      'tables/events.jsonl in the site export is damaged.',
    )
    await expectRefused(
      importChanged((entries) => {
        const bytes = entries.get(`files/${pictureIn(entries)}`)
        bytes?.fill(0, 100)
      }),
      /files\/pictures\/\S+ in the site export is damaged\./,
    )
  })

  test.each<[string, (entries: Entries) => void, string | RegExp]>([
    [
      'is newer',
      (entries) =>
        changeManifest(entries, (list) => Object.assign(list, { migration: '999-later' })),
      'is newer than this program: its last migration is 999-later.',
    ],
    [
      'has another format',
      (entries) => changeManifest(entries, (list) => Object.assign(list, { format: 2 })),
      'This program does not know the format of the site export.',
    ],
    [
      'has a list that is none',
      (entries) => entries.set('site.json', Buffer.from('<p>')),
      'site.json is not valid',
    ],
    [
      'has too many files',
      (entries) => {
        for (let each = 0; each <= 5000; each += 1) entries.set(`files/${each}`, Buffer.from(''))
      },
      'contains too many files.',
    ],
    [
      'has a table that would not fit into the memory',
      (entries) => changeTable(entries, 'events', () => ' '.repeat(64_000_001)),
      'has an entry that is too large.',
    ],
    [
      'has a table of people',
      (entries) => {
        changeManifest(entries, ({ tables }) => {
          const [first] = tables
          if (first) tables.push({ ...first, name: 'users' })
        })
        entries.set(
          'tables/users.jsonl',
          entries.get('tables/hero_slides.jsonl') ?? Buffer.from(''),
        )
      },
      'users is not a table that belongs in a site export.',
    ],
    [
      'has a file that no row names',
      (entries) => {
        for (const name of ['hero_slides', 'events', 'team_members']) {
          changeRows(name, () => [])(entries)
        }
      },
      /pictures\/\S+ does not belong in the site export/,
    ],
    [
      'lacks a picture',
      (entries) => {
        const name = pictureIn(entries)
        entries.delete(`files/${name}`)
        changeManifest(entries, (list) => {
          list.files = list.files.filter((file) => file.name !== name)
        })
      },
      /is not in the site export, but a row needs it/,
    ],
    [
      'has a row twice',
      changeRows('events', (rows) => [...rows, ...rows]),
      'A row of events is there twice.',
    ],
  ])('%s', async (_, change, message) => {
    await expectRefused(importChanged(change), message)
  })

  test.each<[string, string, object]>([
    [
      'events',
      'picture',
      {
        picture: JSON.stringify({
          path: '/uploads/pictures/../../x-1.webp',
          width: 1,
          height: 1,
          widths: [1],
        }),
      },
    ],
    [
      'events',
      'picture',
      {
        picture: JSON.stringify({
          path: 'https://example.org/x.png',
          width: 1,
          height: 1,
          widths: [],
        }),
      },
    ],
    ['events', 'picture', { picture: 'nothing' }],
    ['events', 'title', { title: 'x'.repeat(201) }],
    ['events', 'starts_at', { starts_at: 'tomorrow' }],
    ['events', 'password', { password: 'x' }],
    ['testimonials', 'status', { status: 'pending' }],
    ['jobs', 'slug', { slug: '../x' }],
    ['look', 'main', { main: 'red;}' }],
    ['look', 'typeface', { typeface: 'x' }],
  ])('has a row of %s that no form would accept at %s', async (table, column, changes) => {
    await expectRefused(
      importChanged(setInRows(table, changes)),
      new RegExp(`A row of ${table}.* is not valid at ${column}`),
    )
  })
})

describe('a picture of an import', () => {
  /** Says that it has 16,000 x 16,000 pixels. */
  const bomb = async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .webp({ lossless: true })
      .toBuffer()
    bytes.writeUInt32LE((bytes.readUInt32LE(21) & 0xf0000000) | (15_999 << 14) | 15_999, 21)
    return bytes
  }
  const small = () =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()

  test.each<[string, () => Promise<Buffer>, number]>([
    ['that would fill the memory', bomb, 0],
    ['that is none', async () => Buffer.from('<script>alert(1)</script>'), 0],
    ['that is another one than its row says', small, 1],
  ])('%s is refused, and nothing changes', async (_, make, questions) => {
    const bytes = await make()
    await expectRefused(
      importChanged((entries) => changeFile(entries, pictureIn(entries), bytes)),
      /pictures\/\S+ in the site export is not a picture that can be used\./,
    )
    expect(asked).toBe(questions)
  })

  test('is encoded again, so that nothing hidden in it comes along', async () => {
    target = await site.target()
    let name = ''
    await importChanged((entries) => {
      name = pictureIn(entries)
      const bytes = entries.get(`files/${name}`) ?? Buffer.alloc(0)
      changeFile(entries, name, Buffer.concat([bytes, Buffer.from('hidden words')]))
    })
    const stored = await readFile(`${target.settings.dataDir}/${name}`)
    expect(stored.includes('hidden words')).toBe(false)
    expect((await sharp(stored).metadata()).format).toBe('webp')
  })

  test('that is a logo is made safe again', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><script>alert(1)</script>
      <path fill="#1d4ed8" d="M10 10h280v80H10z" onclick="alert(1)"/></svg>`
    const content = Buffer.from(svg).toString('base64')
    target = await site.target()
    await expectRefused(
      importChanged(setInRows('look_pictures', { content: '' })),
      'The logo in the site export cannot be used: Please choose an SVG, PNG or WebP file',
    )
    expect(await importChanged(setInRows('look_pictures', { content }))).toBe('done')
    const [stored] = await target.db.selectFrom('look_pictures').selectAll().execute()
    expect(Buffer.from(stored?.content ?? '', 'base64').toString()).not.toContain('alert')
    const look = await target.db.selectFrom('look').selectAll().executeTakeFirst()
    expect(look?.logo).toBe(stored?.id)
  })
})

test('markup of a job that could run a script does not come along', async () => {
  target = await site.target()
  const description = '<p onclick="alert(1)">Drive<script>alert(1)</script></p>'
  await importChanged(setInRows('jobs', { description }))
  const { jobs } = await contentOf(target.db)
  expect(jobs.map((job) => job.description)).toEqual(['<p>Drive</p>'])
})
