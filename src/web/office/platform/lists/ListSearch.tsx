import { startTransition, useOptimistic } from 'react'
import { SearchField } from '#web/ui/SearchField.tsx'
import { type ListAddress, searchLimit } from './use-list-address.ts'

type ListSearchProps = {
  list: Pick<ListAddress, 'definition' | 'typed' | 'type' | 'settle' | 'searchField'>
  placeholder: string
}

/**
 * The search field of a list. A key is shown at once and the list follows in a transition, because to render a whole
 * screen anew takes a phone longer than the time between two keys.
 */
export function ListSearch({ list, placeholder }: ListSearchProps) {
  const [text, showText] = useOptimistic(list.typed)
  const type = (next: string) =>
    startTransition(() => {
      showText(next)
      list.type(next)
    })
  return (
    <SearchField
      ref={list.searchField}
      label={`Search ${list.definition.noun}`}
      placeholder={placeholder}
      value={text}
      onChange={type}
      onBlur={({ target }) => list.settle(target.value)}
      maxLength={searchLimit}
    />
  )
}
