import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { conflictMessage } from '#contract/platform/common.ts'
import type { Version, VersionPage } from '#contract/records/versions.ts'
import { EventsScreen } from '#web/office/website/events/EventsScreen.tsx'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { event } from '../../../../../tests/support/responses.ts'
import { RecentlyDeletedScreen } from './RecentlyDeletedScreen.tsx'

beforeEach(signIn)

const version = (number: number | null, savedAt: string, changes: object): Version => ({
  number,
  savedAt,
  savedBy: 'tom',
  record: { ...event, status: 'published', publishAt: undefined, ...changes },
})
const now = version(null, event.updatedAt, { description: 'Bring a hat and water.' })
const earlier = version(2, '2026-11-14T15:00:00.000Z', { description: 'Bring a hat.' })
const first = version(1, '2026-11-13T15:00:00.000Z', {
  description: 'Bring a hat.',
  status: 'draft',
})

const paged = (data: VersionPage, pages = 1) => ({
  body: {
    success: true,
    data,
    pagination: { currentPage: 1, totalPages: pages, totalItems: 2, itemsPerPage: 20 },
  },
})

const url = '/admin/versions/event/a'

async function openHistory(responses: Parameters<typeof respond>[0] = {}) {
  const asked = respond({
    ...validSession,
    'GET /events': success([event]),
    [`GET ${url}?page=1`]: paged({ current: now, versions: [earlier, first], before: undefined }),
    ...responses,
  })
  renderAt('/admin/dashboard?section=event-posting', <EventsScreen />)
  await press(`Edit ${event.title}`)
  await press('History')
  const dialog = await screen.findByRole('dialog', { name: 'History' })
  return { asked, dialog }
}

describe('the history of a record', () => {
  test('says who saved when, and what changed', async () => {
    const { dialog } = await openHistory()
    const items = await within(dialog).findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Now.*tom.*Changed: Description/),
      expect.stringMatching(/Nov 14, 2026.*tom.*Changed: Status/),
      expect.stringMatching(/Nov 13, 2026.*tom.*The first version that is kept/),
    ])
  })

  test('compares a version with now, word by word, and restores it', async () => {
    const bodies: unknown[] = []
    await openHistory({
      [`POST ${url}/2`]: (init) => {
        bodies.push(JSON.parse(String(init?.body)))
        return { body: { success: true, data: { note: '' } } }
      },
    })
    await press(/^Compare the version of Nov 14/)
    const field = await screen.findByRole('region', { name: 'Description' })
    expect(within(field).getByText('hat and water.', { selector: 'mark' })).toBeVisible()
    await press('Restore this version')
    await findToast('The version was restored')
    expect(bodies).toEqual([{ updatedAt: event.updatedAt }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says what is not restored', async () => {
    await openHistory()
    await press(/^Compare the version of Nov 13/)
    expect(await screen.findByText(/^Not restored.*: Status\.$/)).toBeVisible()
  })

  test('says when what was typed would be lost', async () => {
    respond({
      ...validSession,
      'GET /events': success([event]),
      [`GET ${url}?page=1`]: paged({ current: now, versions: [earlier], before: undefined }),
    })
    renderAt('/admin/dashboard?section=event-posting', <EventsScreen />)
    await press(`Edit ${event.title}`)
    await userEvent.type(screen.getByLabelText('Title (required)'), '!')
    await press('History')
    await press(/^Compare the version of Nov 14/)
    expect(await screen.findByText(/What you typed and did not save is lost/)).toBeVisible()
  })

  test('tells the second of two people who restore that someone else was first', async () => {
    const theirs = { current: event, updatedBy: 'ann', updatedAt: event.updatedAt }
    await openHistory({ [`POST ${url}/2`]: failure(409, conflictMessage, { conflict: theirs }) })
    await press(/^Compare the version of Nov 14/)
    await press('Restore this version')
    await findToast(conflictMessage)
  })

  test('shows older versions when asked', async () => {
    const { dialog } = await openHistory({
      [`GET ${url}?page=1`]: paged({ current: now, versions: [earlier], before: first.record }, 2),
      [`GET ${url}?page=2`]: {
        body: {
          ...paged({ versions: [first], before: undefined }).body,
          pagination: { currentPage: 2, totalPages: 2, totalItems: 2, itemsPerPage: 20 },
        },
      },
    })
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2)
    await press('Show older versions')
    await screen.findByText('The first version that is kept')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  })

  test('can be erased by an owner', async () => {
    const { asked } = await openHistory({ [`DELETE ${url}`]: { body: { success: true } } })
    await press('Erase earlier versions')
    await press('Erase')
    await findToast('The earlier versions were erased')
    expect(asked).toContain(`DELETE ${url}`)
  })
})

const picnic = {
  kind: 'event' as const,
  id: 'a',
  name: 'Picnic',
  deletedAt: '2026-11-15T15:00:00.000Z',
  deletedBy: 'tom',
  erasedAt: '2026-12-15T15:00:00.000Z',
}

function openDeleted(responses: Parameters<typeof respond>[0]) {
  const asked = respond({ ...validSession, ...responses })
  renderAt('/admin/dashboard?section=recently-deleted', <RecentlyDeletedScreen />)
  return asked
}

describe('Recently Deleted', () => {
  test('lists what was deleted, and puts it back', async () => {
    let rows = [picnic]
    openDeleted({
      'GET /admin/deleted': () => success(rows),
      'POST /admin/deleted/event/a': () => {
        rows = []
        return { body: { success: true, data: { note: 'Its picture is gone.' } } }
      },
    })
    expect(await screen.findByText('Nov 15, 2026, 9:00 AM by tom')).toBeVisible()
    await press('Put back Picnic')
    await findToast('Picnic was put back')
    await findToast('Its picture is gone.')
    expect(await screen.findByText('Nothing was deleted.')).toBeVisible()
  })

  test('asks before something is erased for good', async () => {
    const asked = openDeleted({
      'GET /admin/deleted': success([picnic]),
      'DELETE /admin/deleted/event/a': { body: { success: true } },
    })
    await press('Erase Picnic')
    expect(asked).not.toContain('DELETE /admin/deleted/event/a')
    await press('Erase')
    await findToast('It was erased')
    expect(asked).toContain('DELETE /admin/deleted/event/a')
  })

  test('offers an editor to put back, not to erase', async () => {
    const { storeSession } = await import('#web/api/session.ts')
    storeSession('token', { ...signedInUser, role: 'editor' })
    openDeleted({ 'GET /admin/deleted': success([picnic]) })
    expect(await screen.findByRole('button', { name: 'Put back Picnic' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Erase Picnic' })).toBeNull()
  })
})

test('the message about a deletion says where it went, and Undo puts it back', async () => {
  const asked = respond({
    ...validSession,
    'GET /events': success([event]),
    'DELETE /events/a': { body: { success: true } },
    'POST /admin/deleted/event/a': { body: { success: true, data: { note: '' } } },
  })
  renderAt('/admin/dashboard?section=event-posting', <EventsScreen />)
  await press(`Delete ${event.title}`)
  await press('Delete')
  await findToast('Event deleted successfully!')
  expect(screen.getByText('It is in Recently Deleted for 30 days.')).toBeVisible()
  await press('Undo')
  await findToast('The change was undone.')
  expect(asked).toContain('POST /admin/deleted/event/a')
})
