/** The parameter that says what a message is about. */
const name = 'about'

const longest = 300

/** The hash of the contact form. */
export const formHash = '#contact-form'

/** Leads to the contact form, with a message that names the subject. */
export const askPath = (subject: string) =>
  `/?${new URLSearchParams({ [name]: subject })}${formHash}`

export const readSubject = (query: URLSearchParams) =>
  query.get(name)?.trim().slice(0, longest) || undefined
