export const paths = {
  login: '/admin',
  expired: '/admin?session=expired',
  dashboard: '/admin/dashboard',
}

/** The address of a section of the office. */
export const sectionPath = (id: string) => `${paths.dashboard}?section=${id}`
