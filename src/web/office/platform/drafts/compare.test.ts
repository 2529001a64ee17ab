import { describe, expect, test } from 'vitest'
import { type CompareOptions, compareVersions, linesOfRichText, mergeVersions } from './compare.ts'

type Values = { name: string; words: string[]; image?: File | null }
type Item = { name: string; words: string[]; path?: string }

const compare: CompareOptions<Values, Item> = {
  toValues: (item) => ({ name: item?.name ?? '', words: item?.words ?? [] }),
  fields: {
    name: { label: 'Name', text: ({ name }) => name },
    words: { label: 'Words', text: ({ words }) => words.join(', ') },
  },
  getPicture: (item) => item.path,
}
const base: Item = { name: 'Ruth', words: ['kind'], path: 'old.webp' }
const mine: Values = { name: 'Ruth', words: ['kind'] }
const file = new File(['x'], 'mine.png')
const compareWith = (values: Partial<Values>, theirs: Partial<Item>) =>
  compareVersions(compare, base, { ...mine, ...values }, { ...base, ...theirs })

describe('two versions of a record', () => {
  test('have no differences when they are equal', () => {
    expect(compareWith({}, {})).toEqual({ differences: [], same: 3, overwrites: false })
    expect(compareWith({ name: 'Ann' }, { name: 'Ann' }).overwrites).toBe(false)
  })

  test('show who changed what', () => {
    const { differences, same, overwrites } = compareWith(
      { name: 'Ann' },
      { words: ['kind', 'calm'] },
    )
    expect(differences).toMatchObject([
      { label: 'Name', changedBy: 'me', mine: { text: 'Ann' }, theirs: { text: 'Ruth' } },
      { label: 'Words', changedBy: 'them', mine: { text: 'kind' }, theirs: { text: 'kind, calm' } },
    ])
    expect({ same, overwrites }).toEqual({ same: 1, overwrites: true })
    expect(compareWith({ name: 'Ann' }, { name: 'Eve' }).differences).toMatchObject([
      { changedBy: 'both' },
    ])
  })

  test('do not conflict when only I changed something', () => {
    expect(compareWith({ name: 'Ann' }, {})).toMatchObject({ overwrites: false })
  })

  test('are merged from the chosen fields', () => {
    const values = { ...mine, name: 'Ann', image: file }
    const theirs = compare.toValues({ ...base, name: 'Eve', words: [] })
    expect(mergeVersions(values, theirs, [])).toEqual(values)
    expect(mergeVersions(values, theirs, [{ names: ['name'] }])).toEqual({ ...values, name: 'Eve' })
    const all = [{ names: ['name' as const, 'words' as const] }, { names: ['image' as const] }]
    expect(mergeVersions(values, theirs, all)).toEqual({ name: 'Eve', words: [], image: undefined })
  })
})

describe('the picture', () => {
  test('can be chosen when I replaced or removed it', () => {
    expect(compareWith({ image: file }, {}).differences).toMatchObject([
      {
        changedBy: 'me',
        theirsOnly: false,
        mine: { picture: file },
        theirs: { picture: 'old.webp' },
      },
    ])
    expect(compareWith({ image: null }, { path: 'new.webp' })).toMatchObject({
      differences: [{ changedBy: 'both', theirsOnly: false, mine: { picture: undefined } }],
      overwrites: true,
    })
  })

  test('is theirs when only they changed it, without a conflict', () => {
    expect(compareWith({}, { path: 'new.webp' })).toMatchObject({
      differences: [{ changedBy: 'them', theirsOnly: true, mine: { picture: 'old.webp' } }],
      overwrites: false,
    })
  })

  test('is the same when both removed it', () => {
    expect(compareWith({ image: null }, { path: '' }).differences).toEqual([])
  })
})

describe('a field that is compared with another one', () => {
  type Times = { date: string; time: string }
  const times: CompareOptions<Times, Times> = {
    toValues: (item) => item ?? { date: '', time: '' },
    fields: {
      date: { label: 'When', text: ({ date, time }) => `${date} ${time}` },
      time: { comparedWith: 'date' },
    },
  }
  const before = { date: 'Mon', time: '9' }

  test('is compared and chosen with it', () => {
    const theirs = { date: 'Mon', time: '10' }
    const { differences, same } = compareVersions(times, before, before, theirs)
    expect(differences).toMatchObject([
      { label: 'When', names: ['date', 'time'], changedBy: 'them', theirs: { text: 'Mon 10' } },
    ])
    expect(same).toBe(0)
    expect(mergeVersions(before, theirs, differences)).toEqual(theirs)
  })
})

test('formatted text is compared in lines, with a bullet before each item of a list', () => {
  const html = '<p>Bring:</p><ul><li><p>a hat</p></li><li>a coat</li></ul>'
  expect(linesOfRichText(html)).toBe('Bring:\n• a hat\n• a coat')
})
