import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { parseFileKeys } from './file-keys.ts'
import { parseS3Url, type S3Address } from './s3-url.ts'
import { isHardToGuess } from './secrets.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

const makeKey = 'This command makes some: openssl rand -base64 32'

const isSecret = (text: string) => text.length >= 43 && isHardToGuess(Buffer.from(text))

function isKey(text: string) {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 && isHardToGuess(key)
}

const address = z.email('needs an address such as office@example.org')

const backupUrl = z.string().transform((text, check) => {
  if (isFolderUrl(text)) return fileURLToPath(text)
  const address = text.startsWith('s3:')
    ? parseS3Url(text)
    : 'needs a folder such as file:///var/backups/poplar, or a bucket such as s3://backups/poplar'
  if (typeof address !== 'string') return address
  check.addIssue({ code: 'custom', message: address })
  return z.NEVER
})

const Environment = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    KEYS_DIR: z.string().min(1).default('./keys'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    JWT_SECRET: z
      .string()
      .refine(isSecret, `needs at least 32 random bytes, as base64. ${makeKey}`)
      .optional(),
    AUDIT_KEY: z
      .string()
      .refine(
        (text) => text.split(',').every((key) => isSecret(key.trim())),
        `needs at least 32 random bytes, as base64, for each key. ${makeKey}`,
      )
      .optional(),
    BACKUP_KEY: z
      .string()
      .refine(
        (text) => text.split(',').every((key) => isKey(key.trim())),
        `needs 32 random bytes, as base64, for each key. ${makeKey}`,
      )
      .optional(),
    FILES_KEY: z
      .string()
      .refine(
        (text) => parseFileKeys(text)?.every(({ key }) => isHardToGuess(key)),
        `needs name:base64 of 32 random bytes for each key. ${makeKey}`,
      )
      .optional(),
    FILES_URL: z
      .string()
      .transform((text, check) => {
        const address = parseS3Url(text)
        if (typeof address !== 'string') return address
        check.addIssue({ code: 'custom', message: address })
        return z.NEVER
      })
      .optional(),
    PICTURES_URL: z
      .url({ protocol: /^https?$/, error: 'needs an address such as https://pictures.example.org' })
      .optional(),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /^[\w.:[\]-]+$/,
        error:
          'needs smtps://user:password@host or smtp://…, with characters such as @ / # in the password written as %40 %2F %23',
      })
      .optional(),
    MAIL_FROM: address.optional(),
    MAIL_TO: z
      .string()
      .transform((list) => list.split(',').map((each) => each.trim()))
      .pipe(z.array(address))
      .optional(),
    BACKUP_URL: backupUrl.optional(),
    BACKUP_ACCESS_KEY_ID: z.string().optional(),
    BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
    BACKUP_AT: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'needs a time from 00:00 to 23:59, such as 02:30')
      .default('02:30'),
    BACKUP_KEEP: z.coerce
      .number('needs a number')
      .int('needs a whole number')
      .min(1, 'needs at least 1')
      .max(1000, 'needs at most 1000')
      .default(14),
    ADMIN_EMAIL: z.email().default('admin@example.org'),
    ADMIN_PASSWORD: z.string().optional(),
    SAMPLE_CONTENT: onOff.default(true),
    RATE_LIMITS: onOff.default(true),
    TRUST_PROXY: onOff.default(false),
    METRICS_TOKEN: z.string().min(32, `needs at least 32 characters. ${makeKey}`).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  })
  .refine((env) => env.SITE_URL || isLoopback(env.HOST), {
    path: ['SITE_URL'],
    error: 'is required unless HOST is a loopback address',
  })
  .refine(
    (env) =>
      typeof env.BACKUP_URL !== 'object' ||
      (env.BACKUP_ACCESS_KEY_ID && env.BACKUP_SECRET_ACCESS_KEY),
    {
      path: ['BACKUP_ACCESS_KEY_ID'],
      error: 'and BACKUP_SECRET_ACCESS_KEY are required when BACKUP_URL is a bucket',
    },
  )
  .refine(
    ({ BACKUP_URL: to, FILES_URL: from }) =>
      typeof to !== 'object' || to.bucket !== from?.bucket || to.endpoint !== from.endpoint,
    { path: ['BACKUP_URL'], error: 'needs another bucket than FILES_URL' },
  )
  .refine((env) => env.MAIL_FROM || !env.SMTP_URL, {
    path: ['MAIL_FROM'],
    error: 'is required when SMTP_URL is set',
  })
  .refine((env) => env.MAIL_TO || !env.SMTP_URL, {
    path: ['MAIL_TO'],
    error: 'is required when SMTP_URL is set',
  })

export type Settings = ReturnType<typeof readSettings>
export type MailSettings = { smtpUrl: string; from: string; to: string[] }
/** A bucket for backups, with credentials that the files do not use. */
export type BackupBucket = S3Address & {
  credentials: { accessKeyId: string; secretAccessKey: string }
}
/** When backups are made, in the provider's time zone, where, and how many are kept. */
export type BackupSettings = {
  /** A path, or such as `s3://bucket/prefix`. */
  folder: string
  at: string
  keep: number
  s3?: BackupBucket
}

/** Reads the settings from the environment. Throws one line that says which setting is wrong and why. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`Setting ${String(issue?.path[0])}: ${issue?.message}`)
  }
  const e = parsed.data
  return {
    host: e.HOST,
    port: e.PORT,
    siteUrl: (
      e.SITE_URL ?? `http://${e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST}:${e.PORT}`
    ).replace(/\/+$/, ''),
    dataDir: resolve(e.DATA_DIR),
    keysDir: resolve(e.KEYS_DIR),
    databaseUrl: e.DATABASE_URL,
    jwtSecret: e.JWT_SECRET,
    auditKey: e.AUDIT_KEY,
    filesKey: e.FILES_KEY,
    backupKey: e.BACKUP_KEY,
    /** Undefined when files are in DATA_DIR. */
    s3: e.FILES_URL,
    /** Where browsers get pictures; undefined when it is from this server. */
    picturesUrl: e.PICTURES_URL?.replace(/\/+$/, ''),
    mail: mailSettings(e),
    backup: backupSettings(e),
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    sampleContent: e.SAMPLE_CONTENT,
    rateLimits: e.RATE_LIMITS,
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    development: e.NODE_ENV === 'development',
  }
}

function mailSettings(e: z.infer<typeof Environment>): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = e
  return smtpUrl && from && to ? { smtpUrl, from, to } : undefined
}

function backupSettings(e: z.infer<typeof Environment>): BackupSettings | undefined {
  const { BACKUP_URL: to, BACKUP_AT: at, BACKUP_KEEP: keep } = e
  if (to === undefined) return undefined
  if (typeof to === 'string') return { folder: to, at, keep }
  const { BACKUP_ACCESS_KEY_ID: accessKeyId = '', BACKUP_SECRET_ACCESS_KEY: secretAccessKey = '' } =
    e
  const folder = `s3://${to.bucket}/${to.prefix}`.replace(/\/$/, '')
  return { folder, at, keep, s3: { ...to, credentials: { accessKeyId, secretAccessKey } } }
}

function isFolderUrl(text: string): boolean {
  try {
    return fileURLToPath(text) !== ''
  } catch {
    return false
  }
}

export function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
