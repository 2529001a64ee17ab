import { resolve } from 'node:path'
import { newPasswordFault } from '#contract/accounts/passwords.ts'
import { userLimits } from '#contract/accounts/users.ts'
import { isRole, type Role, roleNames } from '#contract/platform/roles.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { removePasskeys } from '#server/accounts/passkeys/passkeys.queries.ts'
import {
  commonPasswordFault,
  hashPassword,
  randomPassword,
} from '#server/accounts/passwords/passwords.ts'
import { removeFactor } from '#server/accounts/second-factor/second-factor.queries.ts'
import { revokeUserSessions } from '#server/accounts/sessions/sessions.queries.ts'
import {
  accountCounter,
  codeCounters,
  forgetFailures,
} from '#server/accounts/sign-in-failures.queries.ts'
import {
  addUser,
  changeRole,
  deactivate,
  replacePassword,
} from '#server/accounts/users/manage-users.ts'
import { findUserByEmail, listUsers, setActive } from '#server/accounts/users/users.queries.ts'
import { connect } from '#server/platform/db/connect.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { UserRow } from '#server/platform/db/tables/accounts.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit.queries.ts'
import { acceptCommand, storeEndAfterCommand, verifyCommand } from './audit/audit-check.ts'
import { describeError } from './command.ts'
import { adoptCommand } from './installation/installation.ts'
import { newKeyCommand, rotateCommand } from './keys/key-commands.ts'
import { moveCommand } from './move/move.ts'
import { exportCommand, importCommand, undoImportCommand } from './site/site-command.ts'

const usage = `npm run office -- user list
npm run office -- user add EMAIL [USERNAME] [ROLE]
npm run office -- user role EMAIL ROLE
npm run office -- user deactivate EMAIL
npm run office -- user activate EMAIL
npm run office -- user password EMAIL
npm run office -- user unlock EMAIL
npm run office -- user reset-factor EMAIL
npm run office -- user remove-passkeys EMAIL
npm run office -- files adopt
npm run office -- audit verify [LOG]
npm run office -- audit accept
npm run office -- keys rotate
npm run office -- keys new
npm run office -- move --to FILE
npm run office -- site export ARCHIVE
npm run office -- site import ARCHIVE [--yes]
npm run office -- site undo-import [--yes]

A role is ${roleNames.join(', ')}; a new user without one is admin, the owner.
FILE has the settings of an empty place for this installation: DATA_DIR, DATABASE_URL, FILES_URL.
ARCHIVE has the content of a website, without people. With --yes nothing is asked.
LOG is a log of the server, whose ends of the audit log are compared too.
A new password is read from PASSWORD in the environment; without it one is generated and printed.`

// A database that is created here must be readable only by its owner, as the server's is.
process.umask(0o077)

const now = new Date()

const commands: Record<string, (db: Db, email: string, ...more: string[]) => Promise<string>> = {
  list: async (db) => {
    const rows = await listUsers(db)
    return rows
      .map(({ email, username, role, active }) =>
        [email, username, role, active ? 'active' : 'deactivated'].join('\t'),
      )
      .join('\n')
  },

  add: async (db, email, name, givenRole = 'admin') => {
    const role = toRole(givenRole)
    const { password, generated, passwordNote } = await choosePassword()
    const username = (name ?? email.split('@')[0] ?? email).slice(0, userLimits.username)
    const passwordHash = await hashPassword(password)
    const user = { username, email, passwordHash, passwordGenerated: generated, role }
    return transact(db, async (db) => {
      await note(db, 'added', await addUser(db, user, now))
      return `Added ${email}.${passwordNote}`
    })
  },

  role: (db, email, givenRole = '') =>
    transact(db, async (db) => {
      const role = toRole(givenRole)
      const user = await mustFind(db, email)
      if (role === user.role) throw new Error(`${email} has this role already.`)
      await changeRole(db, user.id, role, now)
      await note(db, `changed-role:${user.role}:${role}`, user)
      return `${email} has the role ${role} now.`
    }),

  deactivate: (db, email) =>
    transact(db, async (db) => {
      const user = await mustFind(db, email)
      await deactivate(db, user.id, now)
      await note(db, 'deactivated', user)
      return `${email} can no longer sign in.`
    }),

  activate: (db, email) =>
    transact(db, async (db) => {
      const user = await mustFind(db, email)
      await setActive(db, user.id, true, now)
      await note(db, 'reactivated', user)
      return `${email} can sign in again.`
    }),

  unlock: (db, email) =>
    transact(db, async (db) => {
      const user = await mustFind(db, email)
      await forgetFailures(db, [accountCounter(email), ...codeCounters(user.id)])
      await note(db, 'unlocked', user)
      return `${email} can sign in from new browsers again.`
    }),

  'reset-factor': (db, email) =>
    transact(db, async (db) => {
      const user = await mustFind(db, email)
      if (!(await removeFactor(db, user.id))) throw new Error(`${email} has no second factor.`)
      await revokeUserSessions(db, user.id, now)
      await note(db, 'reset-second-factor', user)
      return `${email} signs in without a second factor, and is signed out everywhere.`
    }),

  'remove-passkeys': (db, email) =>
    transact(db, async (db) => {
      const user = await mustFind(db, email)
      if ((await removePasskeys(db, user.id)) === 0) throw new Error(`${email} has no passkeys.`)
      await revokeUserSessions(db, user.id, now)
      await note(db, 'removed-passkeys', user)
      return `${email} has no passkeys any more, and is signed out everywhere.`
    }),

  password: async (db, email) => {
    const { password, generated, passwordNote } = await choosePassword()
    const hash = await hashPassword(password)
    return transact(db, async (db) => {
      const user = await mustFind(db, email)
      await replacePassword(db, user.id, { hash, generated }, now)
      await note(db, 'set-password', user)
      return `${email} has a new password, and is signed out everywhere.${passwordNote}`
    })
  },
}

const otherCommands: Record<string, (db: Db, settings: Settings, now: Date) => Promise<string>> = {
  'files adopt': adoptCommand,
  'audit accept': acceptCommand,
  'keys rotate': rotateCommand,
  'keys new': newKeyCommand,
}

const [what, command = '', argument = '', ...more] = process.argv.slice(2)
const run = findCommand()
if (!run) {
  console.error(usage)
  process.exit(2)
}
try {
  const settings = readSettings(process.env)
  await migrate(settings)
  const db = connect(settings)
  console.log(await run(db, settings, now))
  const warning = await storeEndAfterCommand(db, settings, now)
  if (warning) console.error(warning)
  await db.destroy()
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}

function findCommand() {
  if (what === 'move') return command === '--to' && argument ? moveTo(argument) : undefined
  if (what === 'site') return siteCommand()
  if (what === 'audit' && command === 'verify') {
    return (db: Db, settings: Settings) => verifyCommand(db, settings, argument)
  }
  if (what !== 'user') return otherCommands[`${what} ${command}`]
  const run = commands[command]
  if (!run || (command !== 'list' && !argument.includes('@'))) return undefined
  return (db: Db) => run(db, argument, ...more)
}

function moveTo(file: string) {
  return (db: Db, settings: Settings, now: Date) => moveCommand(db, settings, whereTyped(file), now)
}

function siteCommand() {
  const yes = [argument, ...more].includes('--yes')
  if (command === 'undo-import') {
    return (db: Db, settings: Settings) => undoImportCommand(db, settings, { now, yes })
  }
  const file = argument && whereTyped(argument)
  if (!file || argument === '--yes') return undefined
  if (command === 'export') return (_: Db, settings: Settings) => exportCommand(settings, file, now)
  if (command !== 'import') return undefined
  return (db: Db, settings: Settings) => importCommand(db, settings, { file, now, yes })
}

/** npm changes to the project's folder, but a file is relative to where the command was typed. */
function whereTyped(file: string) {
  return resolve(process.env.INIT_CWD ?? '.', file)
}

function note(db: Db, action: AuditAction, { id }: UserRow) {
  const settings = readSettings(process.env)
  return auditCommand(db, settings, now, { action, objectKind: 'administrator', objectId: id })
}

function toRole(role: string): Role {
  if (!isRole(role)) throw new Error(`A role is ${roleNames.join(', ')}.`)
  return role
}

async function mustFind(db: Db, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user) throw new Error(`There is no administrator ${email}.`)
  return user
}

async function choosePassword() {
  const given = process.env.PASSWORD
  const fault =
    given === undefined
      ? undefined
      : (newPasswordFault(given) ?? (await commonPasswordFault(given)))
  if (fault) throw new Error(fault)
  const password = given ?? randomPassword()
  const generated = given === undefined
  const passwordNote = generated ? ` The password is ${password}` : ''
  return { password, generated, passwordNote }
}
