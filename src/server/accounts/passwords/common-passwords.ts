import { passwordMessages } from '#contract/accounts/passwords.ts'
import { badRequest } from '#server/platform/errors.ts'

/** The library calls a password that needs fewer guesses “somewhat guessable”. */
const guessesToWithstand = 1e8

/** The message when a new password is one of the first that a program would guess, or undefined. */
export async function commonPasswordFault(password: string): Promise<string | undefined> {
  loaded ??= loadChecker()
  const { guesses } = (await loaded).check(password)
  return guesses < guessesToWithstand ? passwordMessages.guessable : undefined
}

/** Refuses a password that someone typed in a form. */
export async function refuseCommonPassword(password: string, field: string) {
  const fault = await commonPasswordFault(password)
  if (fault) throw badRequest(fault, { [field]: fault })
}

let loaded: ReturnType<typeof loadChecker> | undefined

/** The lists take time and memory, so they wait until someone chooses a password. */
async function loadChecker() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common')
  // The time grows with the square of the length, and nobody guesses what follows 64 good characters.
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 })
}
