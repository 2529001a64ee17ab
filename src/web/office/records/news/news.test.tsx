import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { News } from '#contract/records/news.ts'
import { storeSession } from '#web/api/session.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { NewsMailSetting } from './NewsMailSetting.tsx'
import { NewsMark } from './NewsMark.tsx'
import { NewsPanel } from './NewsPanel.tsx'

beforeEach(signIn)

const at = '2026-11-15T12:00:00.000Z'
const withdrawal: News = { kind: 'withdrawal', recordId: 'a1', name: 'Tasha Greene', at }
const reply: News = { kind: 'reply', recordId: 'm1', name: 'Carol', at: '2026-11-14T12:00:00.000Z' }

test('says who did what, with a link, until all is marked as seen', async () => {
  const sent: unknown[] = []
  let news = [withdrawal, reply]
  respond({
    ...validSession,
    'GET /admin/news': () => success(news),
    'PUT /admin/news/seen': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      news = []
      return { body: { success: true } }
    },
  })
  renderAt('/', <NewsPanel />)
  const line = await screen.findByRole('link', { name: 'Tasha Greene withdrew the application' })
  expect(line).toHaveAttribute('href', '/admin/dashboard?section=applicants&id=a1')
  expect(screen.getByRole('link', { name: 'Carol wrote again' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=contact-us&id=m1',
  )
  await press('Mark all as seen')
  await waitFor(() => expect(screen.queryByText('Since you last looked')).toBeNull())
  // What happens between loading and pressing the button stays news.
  expect(sent).toEqual([{ until: at }])
})

test('says that loading failed, and tries again', async () => {
  let broken = true
  respond({
    ...validSession,
    'GET /admin/news': () => (broken ? failure(503, 'Please try again.') : success([reply])),
  })
  renderAt('/', <NewsPanel />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load what happened.')
  broken = false
  await press('Try again')
  expect(await screen.findByRole('link', { name: 'Carol wrote again' })).toBeVisible()
})

test('marks the rows of records that something happened to', async () => {
  respond({ ...validSession, 'GET /admin/news': success([withdrawal, withdrawal]) })
  renderAt(
    '/',
    <>
      <NewsMark id="a1" />
      <NewsMark id="a2" />
    </>,
  )
  expect(await screen.findAllByText('Withdrew')).toHaveLength(1)
})

test('what is mailed is chosen by kind, of those that the role may read', async () => {
  const sent: unknown[] = []
  respond({
    ...validSession,
    'GET /admin/news/mail': success({ kinds: ['document'], canMail: true }),
    'PUT /admin/news/mail': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return { body: { success: true } }
    },
  })
  storeSession('token', { ...signedInUser, role: 'hiring' })
  renderAt('/', <NewsMailSetting />)
  expect(await screen.findAllByRole('switch')).toHaveLength(3)
  await userEvent.click(screen.getByRole('switch', { name: 'An applicant withdraws' }))
  await findToast('What you get an email about was changed')
  expect(sent).toEqual([{ kinds: ['withdrawal', 'document'] }])
})
