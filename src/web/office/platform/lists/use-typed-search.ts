import { useEffect, useRef, useState } from 'react'

/** As the specification asks for the list of applications. */
const searchDelay = 500

/**
 * The text of a search field. It changes with every key; the address follows when the typing pauses,
 * and a search that comes from the address (by Back, or by a link) replaces the text.
 */
export function useTypedSearch(search: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const written = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestWrite = useRef(write)
  latestWrite.current = write

  useEffect(() => {
    if (search === written.current) return
    clearTimeout(timer.current)
    written.current = search
    setTyped(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === written.current) return
    written.current = text.trim()
    latestWrite.current(text.trim())
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(text), searchDelay)
    },
    /** Writes the text to the address without waiting, because something else is about to happen. */
    settle,
    /** Empties the field, and leaves it to the caller to write the address. */
    empty: () => {
      clearTimeout(timer.current)
      written.current = ''
      setTyped('')
    },
  }
}
