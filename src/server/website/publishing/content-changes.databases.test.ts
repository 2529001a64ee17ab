import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDetails } from '#content/provider.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Actor } from '#server/platform/http/access.ts'
import { minutes, timeAfter } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { addJob } from '../../../../tests/support/applications.ts'
import { writeCalls } from '../../../../tests/support/contract-calls.ts'
import { countNotifications } from '../../../../tests/support/notifications.ts'
import { createSender } from '../../../../tests/support/send-example.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { contentChanger } from './content-changes.ts'
import { countSamples, markSample } from './sample-content.queries.ts'

const server = testApp()
const id = '01890000-0000-7000-8000-00000000000a'
const other = '01890000-0000-7000-8000-00000000000b'
let ann: Actor

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('sample_records').execute()
  const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  ann = { user: { ...user, _id: user.id }, sessionId: other } as unknown as Actor
})

function change<T>(
  action: AuditAction,
  act: (db: Db, by: string) => Promise<T>,
  params: object = {},
) {
  const [auditKey] = server.context.auditKeys
  const request = { id: 'request', ip: '192.0.2.1', actor: ann, auditKey, params }
  return contentChanger('event', server.context)(request, action, act)
}

const lines = (action: AuditAction) =>
  server.context.db
    .selectFrom('audit_log')
    .select(['object_kind', 'object_id', 'actor_id', 'at'])
    .where('action', '=', action)
    .execute()

/** The page in the response cache, or this one if there is none. */
const page = async (body: string) => {
  const made = async () => ({ body, type: 'text/html' })
  return String((await server.context.responseCache.get('/', made)).plain.body)
}

describe('a change of public content', () => {
  test('gets the id of the editor, and returns the result', async () => {
    expect(await change('updated', async (_db, by) => `made by ${by}`)).toBe(
      `made by ${ann.user._id}`,
    )
  })

  test.each<[string, AuditAction, unknown, unknown, string | null]>([
    ['the id in the address', 'published', { id }, { id: other }, id],
    ['the id of what was made', 'unpublished', {}, { id }, id],
    ['the id of what was made, with no address at all', 'shown', undefined, { id }, id],
    ['no id', 'hidden', {}, undefined, null],
    ['no id that is none', 'reopened', { id: 7 }, ['a', 'list'], null],
  ])('is written to the audit log with %s', async (_, action, params, result, expected) => {
    const at = server.clock.at.toISOString()
    await change(action, async () => result, params as object)
    expect(await lines(action)).toEqual([
      { object_kind: 'event', object_id: expected, actor_id: ann.user._id, at },
    ])
  })

  test('that fails is not in the audit log', async () => {
    const failing = change('approved', async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await lines('approved')).toEqual([])
  })

  test.each<[AuditAction, number]>([
    ['updated', 0],
    ['deleted', 0],
    ['created', 1],
    ['reordered', 1],
  ])('with the action %s leaves %i samples', async (action, left) => {
    await markSample(server.context.db, 'event', { id })
    await change(action, async () => undefined, { id })
    expect((await countSamples(server.context.db, emptyDetails)).total).toBe(left)
  })

  test('of one record leaves other samples marked', async () => {
    await markSample(server.context.db, 'event', { id })
    await change('updated', async () => undefined)
    await change('updated', async () => undefined, { id: other })
    expect((await countSamples(server.context.db, emptyDetails)).total).toBe(1)
  })

  test('clears the response cache, but only after the commit', async () => {
    await page('old')
    await change('approved', async () => {
      throw new Error('no')
    }).catch(() => {})
    expect(await page('new')).toBe('old')
    await change('updated', async () => undefined)
    expect(await page('new')).toBe('new')
  })
})

/** What visitors see depends on these too, although only an owner or whoever may edit the record makes them. */
const otherContent = [
  'PUT /careers/rules',
  'DELETE /admin/sample-content',
  'PUT /admin/spanish/:kind/:id',
  'PUT /admin/spanish-reviews/:id',
  'PUT /admin/spanish-setting',
  'POST /admin/versions/:kind/:id/:number',
  'POST /admin/deleted/:kind/:id',
]
/** A preview and a picture that is not part of the look or of a text yet change no page. */
const withoutPage = /^POST \/admin\/(preview\/|look\/pictures$|site-texts\/pictures$)/
const contentCalls = writeCalls.filter(
  ({ name, call }) =>
    otherContent.includes(name) ||
    (/^edit (content|jobs)$/.test(call.access) && !withoutPage.test(name)),
)

describe('no instance shows an old page', () => {
  let sender: Awaited<ReturnType<typeof createSender>>
  let notifications: Awaited<ReturnType<typeof countNotifications>> | undefined

  beforeAll(async () => {
    sender = await createSender(server)
    const { databaseUrl } = server.context.settings
    notifications = databaseUrl ? await countNotifications(databaseUrl) : undefined
    return notifications?.stop
  })

  test.each(contentCalls)('after $name', async ({ name }) => {
    const example = await sender.makeExample(name)
    await page('old')
    const before = await notifications?.read()
    expect((await sender.send(name, example)).statusCode).toBeLessThan(300)
    expect(await page('new')).toBe('new')
    if (before !== undefined) expect(await notifications?.read()).toBe(before + 1)
  })

  test('after a job was published by its date, and only then', async () => {
    const { db, now } = server.context
    const publishAt = timeAfter(now(), 5 * minutes).toISOString()
    await addJob(db, { status: 'draft', publishAt }, now())
    const task = scheduledTasks(server.context).find(({ name }) => name === 'publishing')
    const publish = () => task?.run(now(), new AbortController().signal)
    const before = await notifications?.read()
    server.wait(5 * minutes)
    server.context.responseCache.clear()
    await page('old')
    expect(await publish()).toContain('Jobs published: 1.')
    expect(await page('new')).toBe('new')
    expect(await publish()).toBeUndefined()
    expect(await page('newer')).toBe('new')
    if (before !== undefined) expect(await notifications?.read()).toBe(before + 1)
  })
})
