import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/support/render.tsx'
import { showSent } from './SentNotice.tsx'
import { useSentApplications } from './sent-applications.ts'

const Notices = () =>
  useSentApplications().map(({ jobTitle, notice }) => <div key={jobTitle}>{notice}</div>)

test.each([
  [true, /^We are sending you an email with a private link\./],
  [false, /^Do you want to know where it stands\? Call us and tell us the reference/],
])('names the reference and what happens next (by mail: %s)', (mailed, text) => {
  showSent('Night Cook', { id: '0199a1b2-0000-7000-8000-1234abcd5678', mailed })
  renderAt('/', <Notices />)
  const said = screen.getByText(/^Your application for Night Cook was sent\./)
  expect(said).toHaveTextContent(/Your reference: A-ABCD-5678$/)
  const notice = within(said.parentElement as HTMLElement)
  expect(notice.getByText(/^What happens next\?/)).toBeVisible()
  expect(notice.getByText(text)).toBeVisible()
})
