import { type Person, privacyMessages } from '#contract/privacy.ts'
import type { Db } from '../db/transact.ts'
import { conflict } from '../errors.ts'
import { heldBecause } from './holds.queries.ts'

/** Call it in the transaction that deletes something of these people. */
export async function refuseIfHeld(db: Db, ...people: Person[]) {
  const reason = await heldBecause(db, ...people)
  if (reason !== undefined) throw conflict(privacyMessages.held(reason))
}
