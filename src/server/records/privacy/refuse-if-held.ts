import { type Person, privacyMessages } from '#contract/records/privacy.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { heldBecause } from './holds.queries.ts'

/** Call it in the transaction that deletes something of these people. */
export async function refuseIfHeld(db: Db, ...people: Person[]) {
  const reason = await heldBecause(db, ...people)
  if (reason !== undefined) throw conflict(privacyMessages.held(reason))
}
