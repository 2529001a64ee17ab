import { createHash } from 'node:crypto'
import type { AuditKeys } from '#server/platform/context.ts'
import type { FileKey } from '#server/platform/settings/file-keys.ts'

/** Fingerprints of the keys by their setting, so that instances can compare them without telling them. */
export type KeyPrints = Record<'JWT_SECRET' | 'FILES_KEY' | 'AUDIT_KEY', string[]>

export const keyPrints = (keys: {
  jwtSecret: string
  fileKeys: FileKey[]
  auditKeys: AuditKeys
}): KeyPrints => ({
  JWT_SECRET: [makePrint('JWT_SECRET', keys.jwtSecret)],
  FILES_KEY: keys.fileKeys.map(({ key }) => makePrint('FILES_KEY', key)),
  AUDIT_KEY: keys.auditKeys.map(({ secret }) => makePrint('AUDIT_KEY', secret)),
})

/** The settings in which two instances have no key in common. While a key is changed, they share one of several. */
export const differentKeys = (mine: KeyPrints, theirs: KeyPrints) =>
  Object.entries(mine)
    .filter(
      ([name, prints]) => !prints.some((each) => theirs[name as keyof KeyPrints].includes(each)),
    )
    .map(([name]) => name)

/** The keys are long and random, so their hash tells nothing about them. */
const makePrint = (name: string, key: string | Buffer) =>
  createHash('sha256').update(`${name} `).update(key).digest('hex').slice(0, 16)
