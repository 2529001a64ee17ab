import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const pages = globSync('docs/{security*.md,asvs/*.md}', { cwd: root }).sort()
const readText = (page: string) => readFileSync(join(root, page), 'utf8')

/** A row such as `| 6.2.1 | 1 | at least 8 characters | pass | … |`. */
const rows = pages.flatMap((page) =>
  [...readText(page).matchAll(/^\| (\d+\.\d+\.\d+) \| (\d).* \| ([^|]*) \| ([^|]*) \|$/gm)].map(
    ([, id, level, verdict, evidence]) => ({ id, level, verdict, evidence }),
  ),
)

describe('the verdicts on ASVS 5.0.0', () => {
  test('cover every row of level 1 and 2 outside of the chapters that do not apply', () => {
    const ids = rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const count = (level: string) => rows.filter((row) => row.level === level).length
    // GraphQL, WebSocket, OAuth and WebRTC are 6 rows of level 1 and 36 of level 2.
    expect(count('1') + 6).toBe(70)
    expect(count('2') + 36).toBe(183)
  })

  test('are each one of three, with evidence or a reason', () => {
    const verdicts = ['pass', 'exception', 'not applicable']
    expect(rows.filter(({ verdict = '' }) => !verdicts.includes(verdict))).toEqual([])
    expect(rows.filter(({ evidence = '' }) => evidence.trim() === '')).toEqual([])
  })
})

describe.each(pages)('%s', (page) => {
  test('names only files that exist', () => {
    const named = [...readText(page).matchAll(/`([\w./-]+\.(?:tsx?|md|json|js))`/g)].map(
      ([, name = '']) => name,
    )
    const isThere = (name: string) =>
      existsSync(join(root, name)) || existsSync(join(root, 'src/server', name))
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })

  test('links only to headings that exist', () => {
    const links = [...readText(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const broken = links.filter(([, target = '', heading]) => {
      const file = target === '' ? page : join(dirname(page), target)
      if (!existsSync(join(root, file))) return true
      return heading !== undefined && !listHeadings(file).includes(heading)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

const listHeadings = (page: string) =>
  [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
