import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { parseFileKeys } from './file-keys.ts'
import { isHardToGuess } from './secrets.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

const makeKey = 'This command makes some: openssl rand -base64 32'

const isSecret = (text: string) => text.length >= 43 && isHardToGuess(Buffer.from(text))

function isKey(text: string) {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 && isHardToGuess(key)
}

const address = z.email('needs an address such as office@example.org')

const folderUrl = z
  .string()
  .refine(
    isFolderUrl,
    'needs a folder such as file:///var/backups/poplar; no other place is possible',
  )
  .transform((url) => fileURLToPath(url))

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
    BACKUP_URL: folderUrl.optional(),
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
/** When backups are made, in the provider's time zone, where, and how many are kept. */
export type BackupSettings = { folder: string; at: string; keep: number }

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
  const { BACKUP_URL: folder, BACKUP_AT: at, BACKUP_KEEP: keep } = e
  return folder === undefined ? undefined : { folder, at, keep }
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

/** A bucket of an S3 store. Without an endpoint it is one of Amazon's. */
export type S3Address = {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
  endpoint: string | undefined
}

const example = 's3://bucket/prefix?endpoint=https://store.example.org&region=us-east-1'
const known = new Set(['endpoint', 'region'])

/** Reads FILES_URL. Returns what is wrong with it as a text. */
export function parseS3Url(text: string): S3Address | string {
  const url = URL.parse(text)
  const bucket = url?.hostname ?? ''
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    return `needs an address such as ${example}`
  }
  if (url.username || url.password) {
    return 'must not contain the credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  }
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name))
  if (unknown) return `has no option ${unknown}, only endpoint and region`
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    return `needs an endpoint that begins with https://, such as ${example}`
  }
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(prefix)) return 'needs a prefix of letters, digits and . _ - /'
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
  }
}
