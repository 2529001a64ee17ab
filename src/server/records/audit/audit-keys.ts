import { createHmac } from 'node:crypto'
import { knownSecretIn, secretIn } from '#server/platform/secrets.ts'
import type { Settings } from '#server/platform/settings.ts'

/** A key that lines of the audit log are chained with. Its id tells which key a line needs. */
export type AuditKey = { id: string; secret: string }
/** The first one is for new lines, the others for lines that were written before. */
export type AuditKeys = [AuditKey, ...AuditKey[]]

export type KeySettings = Pick<Settings, 'auditKey' | 'keysDir'>

const fileName = 'audit-key'

export async function auditKeys({ auditKey, keysDir }: KeySettings): Promise<AuditKeys> {
  const [first, ...others] = parse(auditKey ?? (await secretIn(keysDir, fileName)))
  if (!first) throw new Error('The key of the audit log is empty.')
  return [first, ...others]
}

/** The keys that already exist. None is created, because a new key could not check old lines. */
export async function knownAuditKeys({ auditKey, keysDir }: KeySettings): Promise<AuditKey[]> {
  return parse(auditKey ?? (await knownSecretIn(keysDir, fileName)) ?? '')
}

const parse = (text: string): AuditKey[] =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .map((secret) => ({ id: hmac(secret, 'id').slice(0, 16), secret }))

export const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')
