import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordMessages } from '#contract/accounts/passwords.ts'
import { badRequest } from '#server/platform/errors.ts'
import { createQueue } from '#server/platform/http/queue.ts'

const hash = promisify(argon2)

const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Each hash takes 19 MiB: many sign-ins at the same time must not use up the memory. */
const queue = createQueue(4)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { memory, passes, parallelism } = cost
  const tag = await derive(password, salt, cost)
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Takes the same time for an account that does not exist, when `stored` is undefined. */
export async function verifyPassword(password: string, stored: string | undefined) {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    hashPattern.exec(stored ?? dummyHash) ?? []
  const found = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(found, Buffer.from(tag, 'base64')) && stored !== undefined
}

export const randomPassword = () => randomBytes(16).toString('base64url')

function derive(password: string, nonce: Buffer, parameters: typeof cost) {
  return queue(() =>
    hash('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...parameters }),
  )
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(
  Buffer.alloc(16),
)}$${unpadded(Buffer.alloc(32))}`

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
