import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { SiteDetailsScreen } from './SiteDetailsScreen.tsx'

const conflict = 'Someone else changed this. Reload to see it.'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

/** A server that stores the details. */
function serve() {
  const sent: (SiteDetails & { updatedAt: string })[] = []
  let data = { ...builtInDetails, updatedAt: '' }
  respond({
    ...validSession,
    'GET /admin/site-details': () => success(data),
    'PUT /admin/site-details': (init) => {
      const body = JSON.parse(String(init?.body))
      if (body.updatedAt !== data.updatedAt) {
        return failure(409, conflict)
      }
      sent.push(body)
      data = { ...data, ...body, updatedAt: `2026-11-15T15:0${sent.length}:00.000Z` }
      return success(data)
    },
  })
  return {
    sent,
    saveByOthers: () => {
      data = { ...data, updatedAt: '2026-11-15T14:00:00.000Z' }
    },
  }
}

const open = async () => {
  renderAt('/', <SiteDetailsScreen />)
  return screen.findByLabelText('Phone')
}
const field = (label: string) => screen.getByLabelText(label)
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}

test('keeps what was typed when someone else saved first', async () => {
  const { sent, saveByOthers } = serve()
  await open()
  saveByOthers()
  await retype('Office hours', 'Every day')
  await press('Save')
  expect((await screen.findAllByText(conflict))[0]).toBeVisible()
  expect(field('Office hours')).toHaveValue('Every day')
  expect(sent).toEqual([])

  await press('Discard changes')
  await retype('Office hours', 'Every day')
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('restores what was typed after a reload, until it is discarded', async () => {
  serve()
  const first = renderAt('/', <SiteDetailsScreen />)
  await screen.findByLabelText('Phone')
  first.unmount()

  const second = renderAt('/', <SiteDetailsScreen />)
  await screen.findByLabelText('Phone')
  expect(screen.queryByText('We kept what you typed here before.')).toBeNull()
  await retype('City', 'Smyrna')
  await press('Remove link 1')
  second.unmount()

  await open()
  expect(field('City')).toHaveValue('Smyrna')
  expect(screen.getByText('We kept what you typed here before.')).toBeVisible()
  await press('Discard changes')
  expect(field('City')).toHaveValue('Murfreesboro')
  expect(screen.getByRole('group', { name: 'link 3' })).toBeVisible()
  expect(screen.queryByText('We kept what you typed here before.')).toBeNull()
})
