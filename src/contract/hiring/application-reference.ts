/** What an applicant names the application by, such as A-7F3C-91D2: the end of its id. */
export const applicationReference = (id: string) =>
  `A-${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase()
