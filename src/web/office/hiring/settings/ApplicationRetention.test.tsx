import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationRetention } from './ApplicationRetention.tsx'
import { IdentityDocuments } from './HiringSettingsScreen.tsx'

beforeEach(signIn)

const retention = { keepYears: 1, deletesByItself: false, old: 3 }
const saved = 'How long applications are kept was changed'

/** Opens the section and returns what it saves. */
function open(changes: object = {}) {
  const sent: unknown[] = []
  respond({
    ...validSession,
    'GET /admin/application-retention': success({ ...retention, ...changes }),
    'PUT /admin/application-retention': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success(retention)
    },
  })
  renderAt('/', <ApplicationRetention />)
  return sent
}

test('the old ones are counted, and a link leads to them', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'See them' })
  expect(link).toHaveAttribute('href', '/admin/dashboard?section=applicants&view=old')
  expect(link.parentElement).toHaveTextContent('3 applications are older than that. See them')
})

test('another time is saved, and undo brings the first one back', async () => {
  const sent = open()
  await userEvent.selectOptions(await screen.findByLabelText('Keep applications for'), '2 years')
  await findToast(saved)
  await press('Undo')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { keepYears: 2, deletesByItself: false },
    { keepYears: 1, deletesByItself: false },
  ])
})

test('says what will be deleted before the server is told to do it', async () => {
  const sent = open()
  await userEvent.click(await screen.findByRole('switch'))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('3 applications are older than that, and will be deleted')
  expect(question).toHaveTextContent(
    'Do you want the server to delete applications 1 year after the last change of their status?',
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('switch'))
  await press('Switch on')
  await findToast(saved)
  expect(sent).toEqual([{ keepYears: 1, deletesByItself: true }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('one old application is counted as one', async () => {
  open({ old: 1 })
  expect(await screen.findByText(/^1 application is older than that\./)).toBeVisible()
})

test('tells the server to stop without asking', async () => {
  const sent = open({ deletesByItself: true })
  expect(await screen.findByRole('switch')).toBeChecked()
  await userEvent.click(screen.getByRole('switch'))
  await findToast(saved)
  expect(sent).toEqual([{ keepYears: 1, deletesByItself: false }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('nothing else can be changed while a change is being saved', async () => {
  respond({
    ...validSession,
    'GET /admin/application-retention': success({ ...retention, deletesByItself: true }),
    'PUT /admin/application-retention': 'never',
  })
  renderAt('/', <ApplicationRetention />)
  await userEvent.click(await screen.findByRole('switch'))
  expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByLabelText('Keep applications for')).toBeDisabled()
})

test('a question does not show why the change before it failed', async () => {
  const message = 'Nothing can be saved now.'
  respond({
    ...validSession,
    'GET /admin/application-retention': success({ ...retention, old: 0 }),
    'PUT /admin/application-retention': failure(409, message),
  })
  renderAt('/', <ApplicationRetention />)
  expect(await screen.findByText('No application is older than that.')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Keep applications for'), '2 years')
  await findToast(message)
  await userEvent.click(screen.getByRole('switch'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.queryByText(message)).toBeNull()
  expect(question.queryByText(/older than that/)).toBeNull()
  await userEvent.click(question.getByRole('button', { name: 'Switch on' }))
  expect(await question.findByText(message)).toBeVisible()
})

test('identity documents are asked for after an offer, and undo changes that back', async () => {
  signIn()
  const sent: unknown[] = []
  respond({
    ...validSession,
    'GET /careers/rules': success({ identityDocuments: 'application' }),
    'PUT /careers/rules': (init) => {
      const body = JSON.parse(String(init?.body))
      sent.push(body.identityDocuments)
      return success(body)
    },
  })
  renderAt('/', <IdentityDocuments />)
  expect(
    screen.getByText(/^Federal guidance advises asking for them only after an offer/),
  ).toBeVisible()
  const choice = await screen.findByLabelText('Ask for identity documents')
  expect(within(choice).getByRole('option', { name: 'With the application' })).toHaveValue(
    'application',
  )
  await userEvent.selectOptions(choice, 'After an offer, through the private link')
  await findToast('When identity documents are asked for was changed')
  await press('Undo')
  await waitFor(() => expect(sent).toEqual(['offer', 'application']))
})
