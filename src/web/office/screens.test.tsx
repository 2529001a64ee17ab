import { beforeEach, expect, test } from 'vitest'
import { clearSession, storeSession } from '#web/api/session.ts'
import { signedInUser, validSession } from '../../../tests/support/office.ts'
import { respond } from '../../../tests/support/render.tsx'
import { LoginScreen } from './accounts/sign-in/LoginScreen.tsx'
import { OverviewScreen } from './office/overview/OverviewScreen.tsx'
import { preloadFirst } from './screens.ts'

let asked: string[]
beforeEach(() => {
  asked = respond(validSession)
  clearSession()
})

const check = Object.keys(validSession)

test('someone who is signed in gets the screen of the address, and is checked meanwhile', async () => {
  storeSession('token of the first screen', signedInUser)
  const opened = { pathname: '/admin/dashboard', search: '?section=overview' }
  expect(await preloadFirst(opened)).toBe(OverviewScreen)
  expect(asked).toEqual(check)
})

test('an unknown section, or an ended session, loads nothing before the office', async () => {
  storeSession('token of no screen', signedInUser)
  const unknown = { pathname: '/admin/dashboard', search: '?section=unknown' }
  expect(await preloadFirst(unknown)).toBeUndefined()
  expect(asked).toEqual(check)
  const ended = { pathname: '/admin/dashboard', search: '?section=overview&session=expired' }
  expect(await preloadFirst(ended)).toBeUndefined()
  clearSession()
  const signedOut = { pathname: '/admin/dashboard', search: '?section=overview' }
  expect(await preloadFirst(signedOut)).toBeUndefined()
  expect(asked).toEqual(check)
})

test('everyone else gets the login', async () => {
  expect(await preloadFirst({ pathname: '/admin', search: '' })).toBe(LoginScreen)
  expect(asked).toEqual([])
})
