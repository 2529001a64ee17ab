import { expect, test } from 'vitest'
import { hits } from '#contract/records/record-kinds.ts'
import { sectionsFor } from './sections.tsx'

const sections = sectionsFor(() => true)

test.each(Object.entries(hits))('the search opens a %s in a section of the office', (_, hit) => {
  expect(sections.map(({ id }) => id)).toContain(hit.section)
})

const ofAnArea = sections.filter(({ needs }) => needs.length === 1 && needs[0]?.startsWith('read '))

test.each(ofAnArea)('$label says what it takes to edit its records', ({ needs, edits }) => {
  expect(edits).toBe(needs[0]?.replace('read', 'edit'))
})
