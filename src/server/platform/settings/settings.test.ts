import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseS3Url } from './s3-url.ts'
import { readSettings } from './settings.ts'

test('an empty environment gives a site that only this machine can reach', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://127.0.0.1:3000',
    sampleContent: true,
    rateLimits: true,
  })
})

const smtp = { SMTP_URL: 'smtps://poplar:orange%2Flantern@mail.example.org' }

test('mail is off until a mail server is set', () => {
  expect(
    readSettings({ MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' }).mail,
  ).toBeUndefined()
  const given = { ...smtp, MAIL_FROM: 'web@example.org', MAIL_TO: 'a@example.org, b@example.org' }
  expect(readSettings(given).mail).toEqual({
    smtpUrl: smtp.SMTP_URL,
    from: 'web@example.org',
    to: ['a@example.org', 'b@example.org'],
  })
})

test('there are no nightly backups until a folder is set', () => {
  expect(readSettings({ BACKUP_AT: '04:00' }).backup).toBeUndefined()
  const BACKUP_URL = 'file:///var/backups/My%20Poplar'
  const folder = '/var/backups/My Poplar'
  expect(readSettings({ BACKUP_URL }).backup).toEqual({ folder, at: '02:30', keep: 14 })
  const bucket = {
    BACKUP_URL: 's3://backups/poplar?endpoint=https://store.example.org',
    BACKUP_ACCESS_KEY_ID: 'id',
    BACKUP_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readSettings(bucket).backup).toMatchObject({
    folder: 's3://backups/poplar',
    s3: {
      bucket: 'backups',
      prefix: 'poplar/',
      endpoint: 'https://store.example.org',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  })
  const given = { BACKUP_URL, BACKUP_AT: '23:05', BACKUP_KEEP: '3' }
  expect(readSettings(given).backup).toEqual({ folder, at: '23:05', keep: 3 })
})

test.each([
  'http://mail.example.org',
  'smtp://',
  'smtp://poplar:orange/lantern@mail.example.org',
  'mail.example.org',
])('%s is refused as a mail server, without showing the password', (SMTP_URL) => {
  const read = () => readSettings({ SMTP_URL, MAIL_FROM: 'a@b.org', MAIL_TO: 'a@b.org' })
  expect(read).toThrow(/^Setting SMTP_URL: needs smtps?:/)
  expect(read).not.toThrow(/orange|lantern/)
})

const rowOfLetters = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'

test('random secrets are accepted', () => {
  for (let tries = 0; tries < 40; tries += 1) {
    const bytes = randomBytes(32)
    const base64 = bytes.toString('base64')
    const env = {
      JWT_SECRET: base64,
      FILES_KEY: `new:${base64}, old:${base64}`,
      AUDIT_KEY: `${base64}, ${base64}`,
    }
    expect(readSettings(env)).toMatchObject({
      jwtSecret: base64,
      filesKey: env.FILES_KEY,
      auditKey: env.AUDIT_KEY,
    })
    expect(readSettings({ JWT_SECRET: bytes.toString('hex') }).jwtSecret).toHaveLength(64)
  }
})

test.each([
  [{ PORT: 'http' }, 'Setting PORT: '],
  [{ HOST: '0.0.0.0' }, 'Setting SITE_URL: is required unless HOST is a loopback address'],
  [{ SITE_URL: 'poplar.example' }, 'Setting SITE_URL: '],
  [{ DATABASE_URL: 'mysql://x/y' }, 'Setting DATABASE_URL: '],
  [{ JWT_SECRET: 'short' }, 'Setting JWT_SECRET: needs at least 32 random bytes'],
  [{ JWT_SECRET: 'a'.repeat(43) }, 'Setting JWT_SECRET: needs at least 32 random bytes'],
  [{ JWT_SECRET: 'Poplar'.repeat(10) }, 'Setting JWT_SECRET: '],
  [{ JWT_SECRET: '0123456789abcdef'.repeat(4) }, 'Setting JWT_SECRET: '],
  [{ JWT_SECRET: rowOfLetters }, 'This command makes some: openssl rand -base64 32'],
  [{ FILES_KEY: `a:${Buffer.alloc(32, 7).toString('base64')}` }, 'Setting FILES_KEY: '],
  [{ FILES_KEY: `a:${Buffer.from(rowOfLetters.slice(0, 32)).toString('base64')}` }, 'FILES_KEY: '],
  [{ AUDIT_KEY: 'a'.repeat(43) }, 'Setting AUDIT_KEY: needs at least 32 random bytes'],
  [smtp, 'Setting MAIL_FROM: is required when SMTP_URL is set'],
  [{ ...smtp, MAIL_FROM: 'a@b.org' }, 'Setting MAIL_TO: is required when SMTP_URL is set'],
  [{ ...smtp, MAIL_FROM: 'Office <a@b.org>' }, 'Setting MAIL_FROM: needs an address such as'],
  [{ ...smtp, MAIL_FROM: 'a@b.org', MAIL_TO: 'a@b.org, bob' }, 'Setting MAIL_TO: needs an address'],
  [{ BACKUP_URL: '/var/backups' }, 'Setting BACKUP_URL: needs a folder such as file:///var/'],
  [{ BACKUP_URL: 's3://bucket/poplar' }, 'Setting BACKUP_ACCESS_KEY_ID: and BACKUP_SECRET_'],
  [{ BACKUP_URL: 's3://?' }, 'Setting BACKUP_URL: needs an address such as s3://bucket/prefix'],
  [
    {
      BACKUP_URL: 's3://bucket/backups',
      BACKUP_ACCESS_KEY_ID: 'a',
      BACKUP_SECRET_ACCESS_KEY: 'b',
      FILES_URL: 's3://bucket/files',
    },
    'Setting BACKUP_URL: needs another bucket than FILES_URL',
  ],
  [{ BACKUP_KEY: 'short' }, 'Setting BACKUP_KEY: needs 32 random bytes'],
  [{ BACKUP_URL: 'file://host/backups' }, 'Setting BACKUP_URL: needs a folder such as file:///'],
  [{ BACKUP_AT: '24:00' }, 'Setting BACKUP_AT: needs a time from 00:00 to 23:59'],
  [{ BACKUP_AT: '2:30' }, 'Setting BACKUP_AT: needs a time from 00:00 to 23:59'],
  [{ BACKUP_KEEP: '0' }, 'Setting BACKUP_KEEP: needs at least 1'],
  [{ BACKUP_KEEP: '2.5' }, 'Setting BACKUP_KEEP: needs a whole number'],
  [{ BACKUP_KEEP: 'all' }, 'Setting BACKUP_KEEP: needs a number'],
  [{ SAMPLE_CONTENT: 'yes' }, 'Setting SAMPLE_CONTENT: '],
])('%j stops the start with one line that says why it is wrong', (env, line) => {
  expect(() => readSettings(env)).toThrow(line)
})

test.each([
  ['s3://poplar', { bucket: 'poplar', prefix: '', region: 'us-east-1', endpoint: undefined }],
  [
    's3://poplar/sites/one/?region=eu-central-1',
    { bucket: 'poplar', prefix: 'sites/one/', region: 'eu-central-1', endpoint: undefined },
  ],
  [
    's3://poplar/a?endpoint=https://store.example.org:9000&region=x',
    { bucket: 'poplar', prefix: 'a/', region: 'x', endpoint: 'https://store.example.org:9000' },
  ],
])('%s is understood', (text, address) => {
  expect(parseS3Url(text)).toEqual(address)
})

test.each([
  ['poplar', /^needs an address such as s3:/],
  ['https://poplar', /^needs an address such as s3:/],
  ['s3://', /^needs an address such as s3:/],
  ['s3://Under_score/', /^needs an address such as s3:/],
  ['s3://key:secret@poplar', /^must not contain the credentials/],
  ['s3://poplar?endpiont=https://a', /^has no option endpiont/],
  ['s3://poplar?endpoint=store', /^needs an endpoint/],
  ['s3://poplar/a%20b', /^needs a prefix of letters/],
])('%s is refused', (text, reason) => {
  expect(parseS3Url(text)).toMatch(reason)
})
