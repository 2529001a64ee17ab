import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/support/render.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'

const job = { id: '1', title: 'Job Coach', location: 'Smyrna, TN' }
let fail = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onerror = () => {}
      open() {}
      setRequestHeader() {}
      send() {
        fail = () => this.onerror()
      }
    },
  )
})

test('closing the tab asks only while an application is being sent', async () => {
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  renderAt('/', <ApplicationDialog job={job} onClose={() => {}} />)
  const type = (name: RegExp, text: string) => userEvent.type(screen.getByLabelText(name), text)
  const choose = (name: RegExp, file: string) =>
    userEvent.upload(screen.getByLabelText(name), new File(['x'], file))
  await type(/^First Name/, 'Tasha')
  await type(/^Last Name/, 'Greene')
  await type(/^Email/, 'tasha@example.org')
  await type(/^Phone/, '(615) 555-0177')
  await choose(/^Resume \(/, 'resume.pdf')
  await choose(/^Identification documents \(/, 'passport.jpg')
  await userEvent.click(screen.getByRole('checkbox'))
  expect(asks()).toBe(false)

  await userEvent.click(screen.getByRole('button', { name: /^Submit/ }))
  await waitFor(() => expect(asks()).toBe(true))
  fail()
  await waitFor(() => expect(asks()).toBe(false))
})
