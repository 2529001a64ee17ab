import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { firstTemplates } from '#content/message-templates.ts'
import type { TemplateForm } from '#contract/messages/templates.ts'
import type { Role } from '#contract/platform/roles.ts'
import { SignedIn } from '#web/office/platform/layout/use-may.ts'
import {
  aTemplate,
  press,
  signIn,
  siteDetails,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const thanks = aTemplate({
  id: '1',
  kind: 'message',
  name: 'Thanks',
  subject: 'Thank you',
  text: 'Dear {name}',
})
let sent: unknown

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = undefined
  const save = (init?: RequestInit) => {
    sent = JSON.parse(String(init?.body))
    return success(thanks)
  }
  respond({
    ...validSession,
    'GET /templates': success([{ ...thanks, id: '2', kind: 'application', name: 'Offer' }, thanks]),
    ...siteDetails,
    'POST /templates': save,
    'PUT /templates/1': save,
    'DELETE /templates/1': () => {
      sent = 'deleted'
      return { body: { success: true } }
    },
  })
})

function open(role: Role = 'admin') {
  const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role }
  renderAt(
    '/',
    <SignedIn value={user}>
      <TemplatesScreen />
    </SignedIn>,
  )
}

const preview = () => screen.getByRole('region', { name: 'Preview' })

test('edits a template, and shows what a reply looks like', async () => {
  open()
  await press('Edit Thanks')
  expect(within(preview()).getByText('Dear Ann Miller')).toBeVisible()
  const text = screen.getByLabelText('Text (required)')
  await userEvent.clear(text)
  await userEvent.type(text, 'Call {{phone}, {{sender}')
  expect(await within(preview()).findByText('Call (615) 555-0100, maria')).toBeVisible()
  await press('Save')
  await findToast('Message template updated')
  expect(sent).toEqual({
    kind: 'message',
    name: 'Thanks',
    subject: 'Thank you',
    text: 'Call {phone}, {sender}',
    decision: '',
    updatedAt: thanks.updatedAt,
  })
})

test('adds a template, but not one with a placeholder that is not known', async () => {
  open()
  await press('Add Message Template')
  await userEvent.type(screen.getByLabelText('Name (required)'), 'New')
  await userEvent.type(screen.getByLabelText('Subject (required)'), 'Hello')
  const text = screen.getByLabelText('Text (required)')
  await userEvent.type(text, 'Dear {{nmae}')
  await press('Save')
  expect(await screen.findByText(/^\{nmae\} is not known/)).toBeVisible()
  expect(sent).toBeUndefined()
  await userEvent.clear(text)
  await userEvent.type(text, 'Dear {{name}')
  await press('Save')
  await findToast('Message template added')
  expect(sent).toMatchObject({ kind: 'message', text: 'Dear {name}' })
})

test('shows the templates that someone may edit, and what they are for', async () => {
  open()
  expect(await screen.findByText('Messages to applicants')).toBeVisible()
  expect(screen.getByText('2 message templates')).toBeVisible()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Name', 'For', 'Subject', 'Text', 'Actions'])
  await press('Edit Offer')
  expect(screen.getByLabelText('For (required)')).toHaveValue('application')
  expect(screen.getByText('{job}')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('For (required)'), 'Replies to messages')
  expect(screen.queryByText('{job}')).toBeNull()
})

test('the preview of a message to an applicant names a job and an interview', async () => {
  open()
  await press('Edit Offer')
  const text = screen.getByLabelText('Text (required)')
  await userEvent.clear(text)
  await userEvent.type(text, '{{job}, {{interview}, {{place}, {{email}')
  expect(
    await within(preview()).findByText(
      'Direct Support Professional, Friday, November 20, 2026 at 10:00 AM, our office, us@example.org',
    ),
  ).toBeVisible()
  expect(screen.getByLabelText('Name (required)')).toHaveAccessibleDescription(
    /^Only the office sees it\./,
  )
})

test('says that a template was not deleted', async () => {
  respond({
    ...validSession,
    'GET /templates': success([thanks]),
    'DELETE /templates/1': failure(),
  })
  open()
  await press('Delete Thanks')
  await press('Delete')
  const message = 'Failed to delete the message template. Please try again.'
  expect(await findToast(message)).toBeVisible()
})

test('a template that was being typed is offered again after a reload', async () => {
  open()
  await press('Edit Thanks')
  await userEvent.type(screen.getByLabelText('Subject (required)'), ' very much')
  cleanup()
  open()
  expect(await screen.findByLabelText('Subject (required)')).toHaveValue('Thank you very much')
  expect(screen.getByRole('dialog', { name: 'Edit Message Template' })).toBeVisible()
})

test('hides the templates of others from someone with one kind', async () => {
  open('hiring')
  expect(await screen.findByText('Offer')).toBeVisible()
  expect(screen.queryByText('Thanks')).toBeNull()
  expect(screen.queryByText('Messages to applicants')).toBeNull()
  await press('Add Message Template')
  expect(screen.queryByLabelText('For (required)')).toBeNull()
  expect(screen.getByText('{job}')).toBeVisible()
})

test('a template is deleted after a question', async () => {
  open()
  await press('Delete Thanks')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Message Template' }))
  expect(question.getByText('Thanks')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Message template deleted')
  expect(sent).toBe('deleted')
})

test('the preview of an empty template says that there is nothing yet', async () => {
  open()
  await press('Add Message Template')
  expect(within(preview()).getByText('No subject yet')).toBeVisible()
  expect(within(preview()).getByText('No text yet')).toBeVisible()
})

test('offers the built-in templates that are missing, of the kinds that one may edit', async () => {
  const bodies: TemplateForm[] = []
  respond({
    ...validSession,
    ...siteDetails,
    'GET /templates': success([{ ...thanks, kind: 'application', name: 'Offer' }]),
    'POST /templates': (init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return success(thanks)
    },
  })
  open('hiring')
  expect(await screen.findByText(/^Built in, but not in your list: .*“Welcome”/)).toBeVisible()
  await press('Add the built-in templates that are missing')
  await findToast(`${bodies.length} message templates added`)
  const missing = firstTemplates.filter((each) => each.kind === 'application')
  expect(bodies.map(({ name }) => name)).toEqual(
    missing.map(({ name }) => name).filter((name) => name !== 'Offer'),
  )
})
