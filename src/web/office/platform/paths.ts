export const paths = {
  login: '/admin',
  expired: '/admin?session=expired',
  dashboard: '/admin/dashboard',
  /** Opened by one-time links to an account. */
  link: '/admin/link',
  forgot: '/admin/forgot',
  unlock: '/admin/forgot?for=unlock',
}

type Location = { pathname: string; search: string; state?: unknown }

/** The history state with which the login can return the user to the same screen. */
export const returnState = ({ pathname, search, state }: Location) =>
  pathname === paths.dashboard ? { search } : state

export function pathAfterSignIn(state: unknown) {
  const query = new URLSearchParams((state as { search?: string } | null)?.search)
  query.delete('session')
  return query.size > 0 ? `${paths.dashboard}?${query}` : paths.dashboard
}

/** The address of a section, with an optional parameter such as `status=new`. */
export const sectionPath = (id: string, parameter?: string) =>
  `${paths.dashboard}?section=${id}${parameter ? `&${parameter}` : ''}`
