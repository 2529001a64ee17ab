import { createHash } from 'node:crypto'
import { knownSecretIn, secretIn } from '#server/platform/settings/secrets.ts'
import type { Settings } from '#server/platform/settings/settings.ts'

/** A key that backups are sealed with. Its name tells which key a backup needs. */
export type BackupKey = { name: string; secret: string }
type KeySettings = Pick<Settings, 'backupKey' | 'keysDir'>

export const backupKeyFile = 'backup-key'

/** The key for new backups, which the first one creates. */
export async function sealingKey({ backupKey, keysDir }: KeySettings): Promise<BackupKey> {
  const [key] = parse(backupKey ?? (await secretIn(keysDir, backupKeyFile)))
  if (!key) throw new Error('The key for backups is empty.')
  return key
}

/** The keys that already exist. None is created, because a new key could not open old backups. */
export async function knownBackupKeys({ backupKey, keysDir }: KeySettings): Promise<BackupKey[]> {
  return parse(backupKey ?? (await knownSecretIn(keysDir, backupKeyFile)) ?? '')
}

const parse = (text: string): BackupKey[] =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => Buffer.from(secret, 'base64').length === 32)
    .map((secret) => ({ name: nameOf(secret), secret }))

const nameOf = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 16)
