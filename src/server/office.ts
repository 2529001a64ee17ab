import { userLimits } from '#contract/users.ts'
import { hashPassword, newPasswordFault, randomPassword } from './auth/passwords.ts'
import { revokeSessionsOf } from './auth/sessions.queries.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { isDuplicate } from './db/portable.ts'
import { type Db, transact } from './db/transact.ts'
import { readSettings } from './settings.ts'
import {
  countActiveUsers,
  createUser,
  findUserByEmail,
  listUsers,
  setActive,
  setPasswordHash,
} from './users/users.queries.ts'

const usage = `npm run office -- user list
npm run office -- user add EMAIL [USERNAME]
npm run office -- user deactivate EMAIL
npm run office -- user activate EMAIL
npm run office -- user password EMAIL

A new password is read from PASSWORD in the environment; without it one is made up and printed.`

const now = new Date()

const commands: Record<string, (db: Db, email: string, name?: string) => Promise<string>> = {
  list: async (db) => {
    const rows = await listUsers(db)
    return rows
      .map((user) => `${user.email}\t${user.username}\t${user.active ? 'active' : 'deactivated'}`)
      .join('\n')
  },

  add: async (db, email, name) => {
    const { password, told } = choosePassword()
    const username = (name ?? email.split('@')[0] ?? email).slice(0, userLimits.username)
    const passwordHash = await hashPassword(password)
    try {
      await createUser(db, { username, email, passwordHash, role: 'admin' }, now)
    } catch (error) {
      if (isDuplicate(error)) throw new Error(`${email} is an administrator already.`)
      throw error
    }
    return `Added ${email}.${told}`
  },

  deactivate: (db, email) =>
    transact(db, async (db) => {
      const user = await mustFind(db, email)
      if (user.active && (await countActiveUsers(db)) === 1) {
        throw new Error('This is the last active administrator.')
      }
      await setActive(db, user.id, false, now)
      await revokeSessionsOf(db, user.id, now)
      return `${email} can no longer sign in.`
    }),

  activate: async (db, email) => {
    await setActive(db, (await mustFind(db, email)).id, true, now)
    return `${email} can sign in again.`
  },

  password: async (db, email) => {
    const { password, told } = choosePassword()
    const passwordHash = await hashPassword(password)
    return transact(db, async (db) => {
      const user = await mustFind(db, email)
      await setPasswordHash(db, user.id, passwordHash, now)
      await revokeSessionsOf(db, user.id, now)
      return `${email} has a new password, and is signed out everywhere.${told}`
    })
  },
}

const [what, command = '', email = '', name] = process.argv.slice(2)
const run = what === 'user' ? commands[command] : undefined
if (!run || (command !== 'list' && !email.includes('@'))) {
  console.error(usage)
  process.exit(2)
}
try {
  const settings = readSettings(process.env)
  await migrate(settings)
  const db = connect(settings)
  console.log(await run(db, email, name))
  await db.destroy()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function mustFind(db: Db, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user) throw new Error(`There is no administrator ${email}.`)
  return user
}

function choosePassword() {
  const given = process.env.PASSWORD
  const fault = given === undefined ? undefined : newPasswordFault(given)
  if (fault) throw new Error(fault)
  const password = given ?? randomPassword()
  return { password, told: given ? '' : ` The password is ${password}` }
}
