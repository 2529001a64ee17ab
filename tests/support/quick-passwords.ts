import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { argon2 } = crypto

/**
 * Hashing as in production took up to a twelfth of the time of the server tests, and few of them are about it. A stored
 * hash still names the cost that the code asked for.
 */
function quickArgon2(...[algorithm, cost, done]: Parameters<typeof argon2>) {
  argon2(algorithm, { ...cost, memory: Math.min(cost.memory, 128), passes: 1 }, done)
}

// The files of a worker share its modules, so another file may have done this before.
if (argon2.name !== quickArgon2.name) {
  crypto.argon2 = quickArgon2
  syncBuiltinESMExports()
}
