import { describe, expect, test } from 'vitest'
import { days, timeAfter } from '#server/platform/time.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { recordHistories, versionsUrl } from '../../../../tests/support/record-histories.ts'
import { event } from '../../../../tests/support/versioned-records.ts'
import { addVersion, findRow } from './history.queries.ts'

const records = recordHistories()
const { server, send, history, restore, addEvent, saveEvent, readEvent, eraseOld } = records
const { 'notes of an applicant': _, ...kinds } = records.kinds

describe.each(Object.entries(kinds))('%s', (kind, { add, save, shown, open }) => {
  test('each save keeps the version before it, which can be restored', async () => {
    const first = await add()
    await send(records.maria, 'DELETE', versionsUrl(kind, first))
    const second = (await save(records.tom, first, 'By Tom')).json().data
    const third = (await save(records.maria, second, 'By Maria')).json().data

    const { current, versions } = await history(kind, first)
    expect(current).toMatchObject({
      number: null,
      savedBy: 'maria',
      savedAt: third.updatedAt,
      record: shown('By Maria'),
    })
    const [newest, oldest] = versions
    expect(newest).toMatchObject({ savedBy: 'tom', savedAt: second.updatedAt })
    expect(newest?.record).toMatchObject(shown('By Tom'))
    expect(oldest).toMatchObject({ savedBy: 'maria', savedAt: first.updatedAt })

    const response = await restore(records.tom, kind, { ...first, ...third }, newest?.number ?? 0)
    expect(response.json()).toEqual({ success: true, data: { note: '' } })
    const after = await history(kind, first)
    expect(after.current).toMatchObject({ savedBy: 'tom', record: shown('By Tom') })
    expect(after.versions[0]).toMatchObject({ savedBy: 'maria', record: shown('By Maria') })
    if (open) expect((await server.app.inject(`/api${open}`)).body).toContain('By Tom')

    const late = await restore(records.maria, kind, { ...first, ...third }, newest?.number ?? 0)
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe('Someone else changed this. Reload to see it.')
  })

  test('a save that is refused or changes nothing keeps no version', async () => {
    const first = await add()
    const second = (await save(records.tom, first, 'By Tom')).json().data
    const { versions } = await history(kind, first)
    await save(records.maria, first, 'Too late')
    await save(records.tom, second, 'By Tom')
    expect((await history(kind, first)).versions).toEqual(versions)
  })
})

describe('restoring', () => {
  test('brings the picture back, with its words, and does not publish anything', async () => {
    const made = await addEvent({ image: await pictureFile(), imageDescription: 'A garden' })
    const second = await saveEvent(made.id, {
      removeImage: 'true',
      title: 'Later',
      status: 'draft',
    })
    expect(second).toMatchObject({ image: null, status: 'draft' })
    await restore(records.maria, 'event', second)
    expect(await readEvent(made.id)).toMatchObject({
      title: event.title,
      image: made.image,
      imageDescription: 'A garden',
      status: 'draft',
    })
  })

  test('leaves the picture as it is when that of the version is gone, and says so', async () => {
    const made = await addEvent({ image: await pictureFile({ width: 321 }) })
    const other = await saveEvent(made.id, {
      title: 'Later',
      image: await pictureFile({ width: 322 }),
    })
    for (const file of await server.context.files.list('pictures')) {
      if (made.image.path.includes(file.split('-')[0])) {
        await server.context.files.remove(`pictures/${file}`)
      }
    }
    const response = await restore(records.maria, 'event', other)
    expect(response.json().data.note).toBe(
      'Its picture is no longer stored, so the picture stays as it is.',
    )
    expect(await readEvent(made.id)).toMatchObject({
      title: event.title,
      image: other.image,
    })
  })

  test('an event of the past is restored with its date', async () => {
    const startsAt = '2020-05-01T10:00:00.000Z'
    const made = await addEvent({ startsAt })
    const second = await saveEvent(made.id, { startsAt: '2031-05-01T10:00:00.000Z' })
    expect((await restore(records.maria, 'event', second)).statusCode).toBe(200)
    expect(await readEvent(made.id)).toMatchObject({ startsAt, past: true })
  })

  test('a job keeps its closing date when that of the version has passed', async () => {
    const job = { title: 'Driver', location: 'Smyrna, TN', shiftsAvailable: ['morning'] }
    const body = { ...job, status: 'published', closingDate: '2026-11-20' }
    const made = (await send(records.maria, 'POST', '/jobs/admin', body)).json().data
    const changed = { ...body, title: 'Night driver', closingDate: '2027-02-01' }
    const { data } = (await send(records.maria, 'PUT', `/jobs/admin/${made.id}`, changed)).json()
    const before = server.clock.at
    server.clock.at = new Date('2026-12-01T12:00:00Z')
    const response = await restore(await server.signIn(), 'job', data)
    expect(response.json().data.note).toBe(
      'Its closing date has passed, so the closing date stays as it is.',
    )
    const { data: now } = (
      await send(await server.signIn(), 'GET', `/jobs/admin/${made.id}`)
    ).json()
    expect(now).toMatchObject({ title: 'Driver', closingDate: '2027-02-01', status: 'published' })
    server.clock.at = before
  })

  test('a version from before a field existed leaves that field as it is', async () => {
    const made = await addEvent({ place: 'Town hall' })
    const { db, now } = server.context
    const { id, title, updated_at, updated_by } = (await findRow(db, 'events', made.id)) ?? made
    await addVersion(db, 'event', { id, title: 'First', updated_at, updated_by }, now())
    const [version] = (await history('event', made)).versions
    expect(version?.record).toMatchObject({ title: 'First', place: 'Town hall' })
    expect(title).toBe(event.title)
    await restore(records.maria, 'event', made)
    expect(await readEvent(made.id)).toMatchObject({ title: 'First', place: 'Town hall' })
  })

  test('a role that may not edit sees and restores nothing', async () => {
    const made = await addEvent()
    const second = await saveEvent(made.id, { title: 'Later' })
    const { headers: reader } = await server.signInAs('reader')
    expect((await send(reader, 'GET', versionsUrl('event', made))).statusCode).toBe(403)
    expect((await restore(reader, 'event', second)).statusCode).toBe(403)
    expect((await readEvent(made.id)).title).toBe('Later')
    const { headers: editor } = await server.signInAs('editor')
    expect((await send(editor, 'DELETE', versionsUrl('event', made))).statusCode).toBe(403)
  })
})

test('5,000 versions of one text come in pages, and those of a time are found', async () => {
  const made = await addEvent()
  const { db } = server.context
  const row = await findRow(db, 'events', made.id)
  const stored = { ...row, content: JSON.stringify({ title: 'One of many' }) }
  const start = Date.parse('2026-01-01T00:00:00.000Z')
  const all = Array.from({ length: 5000 }, (_, index) => ({
    kind: 'event' as const,
    record_id: made.id,
    number: index + 1,
    content: stored.content,
    picture: null,
    pictures: '[]',
    saved_at: new Date(start + index * 60_000).toISOString(),
    saved_by: null,
    replaced_at: new Date(start + index * 60_000).toISOString(),
  }))
  for (let from = 0; from < all.length; from += 1000) {
    await db
      .insertInto('record_versions')
      .values(all.slice(from, from + 1000))
      .execute()
  }
  const response = await send(records.maria, 'GET', versionsUrl('event', made, '?page=3'))
  const { data, pagination } = response.json()
  expect(pagination).toMatchObject({ totalItems: 5000, totalPages: 250 })
  expect(data.versions.map(({ number }: { number: number }) => number).slice(0, 2)).toEqual([
    4960, 4959,
  ])
  expect(data.versions).toHaveLength(20)
  expect(data).not.toHaveProperty('current')
  const { versions } = await history('event', made, '?until=2026-01-01T01:00:30.000Z')
  expect(versions[0]?.number).toBe(61)
})

test('old versions become one a day, and none after two years', async () => {
  const made = await addEvent()
  const { db } = server.context
  await db.deleteFrom('record_versions').execute()
  const row = await findRow(db, 'events', made.id)
  if (!row) throw new Error('The event is gone.')
  const at = (age: number, time: string) =>
    new Date(
      `${timeAfter(server.clock.at, -age * days)
        .toISOString()
        .slice(0, 10)}T${time}Z`,
    )
  const ages = [
    at(740, '10:00:00'),
    at(100, '10:00:00'),
    at(100, '11:00:00'),
    at(99, '09:00:00'),
    at(10, '10:00:00'),
    at(10, '11:00:00'),
  ]
  for (const time of ages) await addVersion(db, 'event', row, time)
  expect(await eraseOld()).toBe('Versions erased: 2.')
  const { versions } = await history('event', made)
  expect(versions.map(({ number }) => number)).toEqual([6, 5, 4, 3])
  await saveEvent(made.id, { title: 'Later' })
  expect((await history('event', made)).versions[0]?.number).toBe(7)
})
