import { describe, expect, test } from 'vitest'
import { quote, versionedRecords } from '../../tests/support/versioned-records.ts'

const records = versionedRecords()

/** The name of the person who saved a row last. */
async function editor(table: 'events' | 'hero_slides' | 'jobs' | 'testimonials', id?: string) {
  const { db } = records.server.context
  const row = await db
    .selectFrom(table)
    .leftJoin('users', 'users.id', `${table}.updated_by`)
    .select('users.username')
    .where(`${table}.id`, '=', id ?? '')
    .executeTakeFirstOrThrow()
  return row.username
}

describe('the name of the last editor', () => {
  test('is stored for the slides that a reorder moved', async () => {
    await records.server.context.db.deleteFrom('hero_slides').execute()
    const add = () => records.kinds['hero slide']?.add() ?? Promise.reject()
    const [first, second, third] = [await add(), await add(), await add()]
    const slideIds = [second.id, first.id, third.id]
    const moved = await records.send(records.tom, 'PUT', '/hero/reorder', { slideIds })
    expect(moved.statusCode).toBe(200)
    expect(await editor('hero_slides', first.id)).toBe('tom')
    expect(await editor('hero_slides', second.id)).toBe('tom')
    expect(await editor('hero_slides', third.id)).toBe('maria')
    const late = await records.kinds['hero slide']?.save(records.maria, first, 'Welcome')
    expect(late?.json().conflict).toMatchObject({ updatedBy: 'tom' })
  })

  test('is stored when a slide is hidden, jobs change status or a testimonial is rejected', async () => {
    const hidden = await records.kinds['hero slide']?.add()
    await records.send(records.tom, 'PATCH', `/hero/${hidden?.id}/status`, { isActive: false })
    expect(await editor('hero_slides', hidden?.id)).toBe('tom')

    const archived = await records.kinds.job?.add()
    const body = { jobIds: [archived?.id], status: 'archived' }
    await records.send(records.tom, 'PATCH', '/jobs/admin/bulk-status', body)
    expect(await editor('jobs', archived?.id)).toBe('tom')

    const rejected = await records.kinds.testimonial?.add()
    await records.send(records.tom, 'PATCH', `/testimonials/admin/${rejected?.id}/status`, {
      status: 'rejected',
    })
    expect(await editor('testimonials', rejected?.id)).toBe('tom')
  })

  test('is empty for what a visitor sent, or when the account no longer exists', async () => {
    await records.send(records.maria, 'POST', '/testimonials/submit', { ...quote, name: 'Visitor' })
    const { id } = await records.server.context.db
      .selectFrom('testimonials')
      .select('id')
      .where('name', '=', 'Visitor')
      .executeTakeFirstOrThrow()
    expect(await editor('testimonials', id)).toBeNull()

    const version = (await records.kinds.event?.add()) ?? { updatedAt: '' }
    const set = { updated_by: '01890000-0000-7000-8000-000000000000' }
    await records.server.context.db.updateTable('events').set(set).execute()
    const late = await records.kinds.event?.save(
      records.maria,
      { ...version, updatedAt: 'old' },
      'Late',
    )
    expect(late?.json().conflict).toMatchObject({ updatedBy: null })
  })

  test('is stored for messages and accounts too', async () => {
    const { db } = records.server.context
    const message = { name: 'Visitor', email: 'visitor@example.org', message: 'Hello.' }
    await records.send(records.maria, 'POST', '/contact/submit', message)
    const row = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    expect(row.updated_by).toBeNull()
    await records.send(records.maria, 'PATCH', '/contact/read', { ids: [row.id], read: true })
    const body = { messages: [{ id: row.id }], status: 'closed' }
    await records.send(records.tom, 'PATCH', '/contact/status', body)
    await records.send(records.maria, 'PATCH', '/contact/read', { ids: [row.id], read: false })
    const accounts = await db.selectFrom('users').select(['id', 'username', 'updated_by']).execute()
    const findId = (name: string) => accounts.find(({ username }) => username === name)?.id
    const closed = await db.selectFrom('contact_messages').select('updated_by').executeTakeFirst()
    expect(closed?.updated_by).toBe(findId('tom'))
    expect(accounts).toContainEqual(
      expect.objectContaining({ username: 'tom', updated_by: findId('maria') }),
    )
  })
})
