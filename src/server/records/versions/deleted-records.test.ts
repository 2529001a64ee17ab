import { describe, expect, test } from 'vitest'
import type { DeletedRecord } from '#contract/records/versions.ts'
import { sweepPictures } from '#server/platform/files/pictures-in-use.queries.ts'
import { days, timeAfter } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { deletedUrl, recordHistories } from '../../../../tests/support/record-histories.ts'
import { quote } from '../../../../tests/support/versioned-records.ts'

const records = recordHistories()
const { server, send, sendForm, history, deleted, addEvent, saveEvent, eraseOld } = records

describe('what was deleted', () => {
  test('can be put back at its place, with its picture and its versions', async () => {
    const image = await pictureFile()
    const add = async (name: string) => {
      const member = { name, position: 'Coach', comment: 'Hello', image }
      return (await sendForm(records.maria, 'POST', '/team', member)).json().data
    }
    const [, second] = [await add('One'), await add('Two'), await add('Three')]
    const change = { name: 'Second', position: 'Coach', comment: 'Hello' }
    await sendForm(records.maria, 'PUT', `/team/${second.id}`, change)
    const before = (await server.app.inject('/api/team')).json()

    await send(records.tom, 'DELETE', `/team/${second.id}`)
    expect((await server.app.inject('/api/team')).body).not.toContain('Second')
    const [found] = await deleted()
    expect(found).toMatchObject({ kind: 'team member', id: second.id, name: 'Second' })
    expect(found).toMatchObject({ deletedBy: 'tom' })

    const response = await send(records.maria, 'POST', deletedUrl('team member', second.id))
    expect(response.json()).toEqual({ success: true, data: { note: '' } })
    expect((await server.app.inject('/api/team')).json()).toEqual(before)
    expect((await history('team member', second)).versions).toMatchObject([
      { record: { name: 'Two' } },
    ])
    const again = await send(records.tom, 'POST', deletedUrl('team member', second.id))
    expect(again.statusCode).toBe(404)
  })

  test('keeps its picture while it waits', async () => {
    const made = await addEvent({ image: await pictureFile({ width: 400 }) })
    await send(records.maria, 'DELETE', `/events/${made.id}`)
    // Files have the time of this machine.
    const sweep = () => sweepPictures(server.context, timeAfter(new Date(), 1 * days))
    const file = made.image.path.split('/').at(-1)
    await sweep()
    expect(await server.context.files.list('pictures')).toContain(file)
    await send(records.maria, 'DELETE', deletedUrl('event', made.id))
    await sweep()
    expect(await server.context.files.list('pictures')).not.toContain(file)
  })

  test('a job has its applicants and its address again, or another one when it is taken', async () => {
    const job = { title: 'Baker', location: 'Smyrna, TN', shiftsAvailable: ['morning'] }
    const add = async () =>
      (await send(records.maria, 'POST', '/jobs/admin', { ...job, status: 'published' })).json()
        .data
    const first = await add()
    const applicant = await addApplication(server.context, { jobId: first.id })
    await send(records.maria, 'DELETE', `/jobs/admin/${first.id}`)
    const named = (await send(records.maria, 'GET', `/careers/${applicant}`)).json().data
    expect(named.jobId).toBe(first.id)
    const second = await add()
    expect(second.slug).toBe(first.slug)

    await send(records.maria, 'POST', deletedUrl('job', first.id))
    const { data } = (await send(records.maria, 'GET', `/jobs/admin/${first.id}`)).json()
    expect(data).toMatchObject({ title: 'Baker', applicationsCount: 1 })
    expect(data.slug).toBe(`${first.slug}-${first.id.slice(-12)}`)
    const open = await server.app.inject(`/api/jobs/public/${first.id}`)
    expect(open.json().data.title).toBe('Baker')
  })

  test('a draft whose date passed meanwhile is not published by putting it back', async () => {
    const publishAt = timeAfter(server.clock.at, 1 * days).toISOString()
    const made = await addEvent({ title: 'Secret', status: 'draft', publishAt })
    await send(records.maria, 'DELETE', `/events/${made.id}`)
    server.wait(2 * days)
    const maria = await server.signIn()
    await send(maria, 'POST', deletedUrl('event', made.id))
    const { data } = (await send(maria, 'GET', `/events/${made.id}`)).json()
    expect(data).toMatchObject({ title: 'Secret', status: 'draft' })
  })

  test('is shown to those who may edit it', async () => {
    const made = await addEvent({ title: 'Only for editors' })
    await send(records.maria, 'DELETE', `/events/${made.id}`)
    const { headers: hiring } = await server.signInAs('hiring')
    const names = (list: DeletedRecord[]) => list.map(({ name }) => name)
    expect(names(await deleted())).toContain('Only for editors')
    expect(names(await deleted(hiring))).not.toContain('Only for editors')
    expect((await send(hiring, 'POST', deletedUrl('event', made.id))).statusCode).toBe(403)
    expect(names(await deleted())).toContain('Only for editors')
  })

  test('is erased after 30 days, with its versions', async () => {
    const made = await addEvent()
    await saveEvent(made.id, { title: 'Later' })
    await send(records.maria, 'DELETE', `/events/${made.id}`)
    server.wait(29 * days)
    await eraseOld()
    expect(await deleted(await server.signIn())).toContainEqual(
      expect.objectContaining({ id: made.id }),
    )
    server.wait(2 * days)
    expect(await eraseOld()).toContain('Deleted records erased:')
    const left = await server.context.db
      .selectFrom('record_versions')
      .select('number')
      .where('record_id', '=', made.id)
      .execute()
    expect(left).toEqual([])
    expect(await deleted(await server.signIn())).toEqual([])
  })
})

test('an owner erases a story with its ten versions, and nothing of it is left', async () => {
  const made = (await send(records.maria, 'POST', '/testimonials/admin', quote)).json().data
  const url = `/testimonials/admin/${made.id}`
  for (let number = 1; number <= 10; number += 1) {
    await send(records.maria, 'PATCH', url, { name: 'Ann', review: `Zebedee ${number}` })
  }
  await send(records.maria, 'DELETE', url)
  const { headers: editor } = await server.signInAs('editor')
  expect((await send(editor, 'DELETE', deletedUrl('testimonial', made.id))).statusCode).toBe(403)
  await send(records.maria, 'DELETE', deletedUrl('testimonial', made.id))
  const { db } = server.context
  const stored = [
    await db.selectFrom('record_versions').selectAll().execute(),
    await db.selectFrom('deleted_records').selectAll().execute(),
    await db.selectFrom('testimonials').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain('Zebedee')
})
