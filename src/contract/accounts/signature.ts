import type { SignedInUser } from './auth.ts'

type Sender = Pick<SignedInUser, 'username' | 'signature'>

/** The name of the first account until its owner types another. */
export const firstUsername = 'admin'

/** What stands below a letter: the signature, or else the name. Families do not know who "admin" is. */
export const closingOf = ({ username, signature }: Sender, provider: string) =>
  signature || (username === firstUsername ? provider : username)

/** A letter with the signature of its sender, unless it has it already. */
export const withSignature = (text: string, { signature }: Pick<Sender, 'signature'>) =>
  !signature || text.includes(signature) ? text : `${text.trimEnd()}\n\n${signature}`
