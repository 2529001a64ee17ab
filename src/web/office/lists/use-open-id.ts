import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The id of the open record is part of the address, so that it can be linked, and so that Back
 * closes it.
 */
export function useOpenId() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const inAddress = query.get('id') ?? undefined
  const [closing, setClosing] = useState<string>()
  useEffect(() => {
    if (inAddress === undefined) setClosing(undefined)
  }, [inAddress])

  return {
    id: inAddress === closing ? undefined : inAddress,
    open: (id: string, { replace = false } = {}) => {
      setClosing(undefined)
      setQuery(withId(id), replace ? { replace } : { state: { opened: true } })
    },
    close: () => {
      if (inAddress === undefined) return
      // A form is removed before the address changes, or it would ask whether to discard its text.
      flushSync(() => setClosing(inAddress))
      if (state?.opened) navigate(-1)
      else setQuery(withId(undefined), { replace: true })
    },
  }
}

const withId = (id: string | undefined) => (query: URLSearchParams) => {
  query.delete('id')
  if (id) query.set('id', id)
  return query
}
