import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router'

/** The last change. The location follows a moment later, and another change may come before that. */
let last: { from: Location; query: URLSearchParams } | undefined

/** Sets parameters of the address; an empty one is removed. Two changes in a row keep each other. */
export function useAddressChange() {
  const location = useLocation()
  const navigate = useNavigate()
  return (values: Record<string, string>, options: NavigateOptions = {}) => {
    const query = new URLSearchParams(last?.from === location ? last.query : location.search)
    for (const [name, value] of Object.entries(values)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    last = { from: location, query }
    void navigate(`?${query}`, options)
  }
}
