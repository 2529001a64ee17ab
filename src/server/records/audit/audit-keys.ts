import { createHmac } from 'node:crypto'
import type { AuditKey, AuditKeys } from '#server/platform/context.ts'
import { knownSecretIn, secretIn } from '#server/platform/settings/secrets.ts'
import type { Settings } from '#server/platform/settings/settings.ts'

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
