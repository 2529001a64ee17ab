export const paths = {
  login: '/admin',
  expired: '/admin?session=expired',
  dashboard: '/admin/dashboard',
}

/** The address of a section of the office, perhaps of one place in it, as `status=new`. */
export const sectionPath = (id: string, place?: string) =>
  `${paths.dashboard}?section=${id}${place ? `&${place}` : ''}`
