import { expect, test } from 'vitest'
import { makeSearchText } from '#contract/platform/search.ts'
import { arrange, type Wanted } from './arrange.ts'

type Person = { name: string; team: string; joined: string }

const people: Person[] = [
  { name: 'Zoë Adams', team: 'homes', joined: '2026-03-01' },
  { name: 'ann Smith', team: 'jobs', joined: '2026-01-01' },
  { name: 'Bob 10', team: 'homes', joined: '2026-02-01' },
  { name: 'Bob 9', team: 'homes', joined: '2026-02-01' },
]
const label = ''
const list = {
  pageSize: 3,
  searchText: ({ name, team }: Person) => makeSearchText([name, team]),
  sorts: {
    name: { label, kind: 'text' as const, value: ({ name }: Person) => name },
    joined: { label, kind: 'date' as const, value: ({ joined }: Person) => joined },
  },
  filters: { team: { label, all: '', options: [], value: ({ team }: Person) => team } },
}
const all: Wanted<'team'> = { search: '', sort: '', filters: { team: '' }, page: 1 }
const listNames = (wanted: Partial<Wanted<'team'>>, pageSize = 3) =>
  arrange(people, { ...list, pageSize }, { ...all, ...wanted }).rows.map(({ name }) => name)

test('without a choice, rows keep their order', () => {
  expect(listNames({}, 9)).toEqual(['Zoë Adams', 'ann Smith', 'Bob 10', 'Bob 9'])
  expect(people[0]?.name).toBe('Zoë Adams')
})

test('sorts as people do: without case and accents, and numbers by their value', () => {
  expect(listNames({ sort: 'name' }, 9)).toEqual(['ann Smith', 'Bob 9', 'Bob 10', 'Zoë Adams'])
  expect(listNames({ sort: '-name' }, 9)).toEqual(['Zoë Adams', 'Bob 10', 'Bob 9', 'ann Smith'])
})

test('rows that are equal keep their order in both directions', () => {
  expect(listNames({ sort: 'joined' }, 9)).toEqual(['ann Smith', 'Bob 10', 'Bob 9', 'Zoë Adams'])
  expect(listNames({ sort: '-joined' }, 9)).toEqual(['Zoë Adams', 'Bob 10', 'Bob 9', 'ann Smith'])
})

test('searches and filters together', () => {
  expect(listNames({ search: 'smith ann' })).toEqual(['ann Smith'])
  expect(listNames({ search: 'zoe' })).toEqual(['Zoë Adams'])
  expect(listNames({ filters: { team: 'homes' }, search: 'bob' })).toEqual(['Bob 10', 'Bob 9'])
})

test('has pages, and the last one instead of one that does not exist', () => {
  expect(arrange(people, list, { ...all, page: 1 })).toMatchObject({ found: 4, pages: 2, page: 1 })
  expect(arrange(people, list, { ...all, page: 7 })).toMatchObject({ page: 2, rows: [people[3]] })
  expect(arrange([], list, all)).toEqual({ rows: [], found: 0, pages: 1, page: 1 })
})
