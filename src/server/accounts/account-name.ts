/** The email as accounts are stored and counted under it. */
export const accountName = (email: string) => email.trim().toLowerCase()
