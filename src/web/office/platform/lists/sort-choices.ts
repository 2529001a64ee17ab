import type { ListDefinition } from './list-definition.ts'

const directions = {
  text: { '': 'A to Z', '-': 'Z to A' },
  date: { '-': 'newest first', '': 'oldest first' },
}

/** Every order of a list in words, for a select: "Title, A to Z". */
export function sortChoices({ sorts, defaultSort }: Pick<ListDefinition, 'sorts' | 'defaultSort'>) {
  const choices = Object.entries(sorts).flatMap(([name, { label, kind }]) =>
    Object.entries(directions[kind]).map(([sign, words]) => ({
      value: `${sign}${name}`,
      label: `${label}, ${words}`,
    })),
  )
  return defaultSort ? choices : [{ value: '', label: 'Usual order' }, ...choices]
}
