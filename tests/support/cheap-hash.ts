import { argon2Sync } from 'node:crypto'

/** A password hash that takes almost no time to check, because most tests sign in and few are about hashing. */
export function cheapHash(password: string) {
  const nonce = Buffer.alloc(16, 'salt')
  const cost = { memory: 128, passes: 1, parallelism: 11 }
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=128,t=1,p=11$${salt}$${hash}`
}
