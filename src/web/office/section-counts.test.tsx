import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { referralStages } from '#contract/referrals/referrals.ts'
import { applicantsPage, signIn, success, validSession } from '../../../tests/support/office.ts'
import { renderAt, respond, respondWith } from '../../../tests/support/render.tsx'
import { stats } from '../../../tests/support/responses.ts'
import { useNewCount } from './hiring/applications/applications-queries.ts'
import { useUnreadCount } from './messages/contact/contact-queries.ts'
import { useUnreadReferrals } from './referrals/referrals/referrals-queries.ts'

beforeEach(signIn)

const counts = { all: 9, new: 4, reviewed: 5, interviewed: 0, rejected: 0, hired: 0 }
const byStage = Object.fromEntries(referralStages.map((stage) => [stage, 0]))
const sections = [
  ['applicants', useNewCount, 'new'],
  ['messages', useUnreadCount, 'unread'],
  ['referrals', useUnreadReferrals, 'unread'],
] as const

function Count({ useCount }: { useCount: () => { count: number; label: string } }) {
  const { count, label } = useCount()
  return <p>{`${count} ${label}`}</p>
}

test.each(sections)('the number of %s comes from the server', async (_, useCount, label) => {
  respond({
    ...validSession,
    'GET /careers?page=1&limit=10': applicantsPage([], { counts }),
    'GET /contact/stats/overview': success({ ...stats, byStatus: { unread: 4, read: 5 } }),
    'GET /referrals/counts': success({ all: 9, unread: 4, mine: 0, due: 0, byStage }),
  })
  renderAt('/', <Count useCount={useCount} />)
  expect(await screen.findByText(`4 ${label}`)).toBeVisible()
})

test.each(sections)('shows no number of %s until it is known', (_, useCount, label) => {
  respondWith(() => new Promise(() => {}))
  renderAt('/', <Count useCount={useCount} />)
  expect(screen.getByText(`0 ${label}`)).toBeVisible()
})
