export const paths = {
  login: '/admin',
  expired: '/admin?session=expired',
  dashboard: '/admin/dashboard',
}

type Place = { pathname: string; search: string; state?: unknown }

/** What the login remembers of where someone was, to lead back there. */
export const returnState = ({ pathname, search, state }: Place) =>
  pathname === paths.dashboard ? { search } : state

/** Where to go after signing in. */
export function pathAfterSignIn(state: unknown) {
  const query = new URLSearchParams((state as { search?: string } | null)?.search)
  query.delete('session')
  return query.size > 0 ? `${paths.dashboard}?${query}` : paths.dashboard
}

/** The address of a section of the office, perhaps of one place in it, as `status=new`. */
export const sectionPath = (id: string, place?: string) =>
  `${paths.dashboard}?section=${id}${place ? `&${place}` : ''}`
