import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { secondFactorLimits } from '#contract/accounts/second-factor.ts'
import { seconds } from '#server/platform/time.ts'

/** What every authenticator app supports: SHA-1, six digits, a new code every 30 seconds. */
const period = 30

const secretBytes = 20
const recoveryCodeBytes = 15

export const newSecret = () => new Secret({ size: secretBytes }).base32

/** The address that authenticator apps read from a QR code. */
export const makeSetupAddress = (issuer: string, secret: string, email: string) =>
  new TOTP({ issuer, label: email, secret, period }).toString()

export const isAppCode = (code: string) => /^\d{6}$/.test(plain(code))

/** The time step that an app's code belongs to. The clock of a phone may be one step off. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ secret, period }).validate({ token: plain(code), timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / (period * seconds)) + delta
}

/** Codes such as ABCD-EFGH-IJKL-MNOP-QRST-UVWX, for when the app is not at hand. */
export const newRecoveryCodes = () =>
  Array.from({ length: secondFactorLimits.recoveryCodes }, () =>
    (new Secret({ size: recoveryCodeBytes }).base32.match(/.{4}/g) ?? []).join('-'),
  )

/** Without a salt, because nobody can guess 120 random bits. */
export const recoveryHash = (code: string) => createHash('sha256').update(plain(code)).digest('hex')

/** People type codes with spaces, hyphens and small letters. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()
