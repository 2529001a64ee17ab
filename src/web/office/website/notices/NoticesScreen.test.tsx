import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type EditedNotice, noticeIds } from '#contract/website/notices.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import {
  badGateway,
  type FakeResponse,
  failure,
  findToast,
  renderAt,
  respond,
} from '../../../../../tests/support/render.tsx'
import { NoticesScreen } from './NoticesScreen.tsx'

const savedAt = '2026-11-15T15:00:00.000Z'
const written: EditedNotice = {
  id: 'language-help',
  // The simulated browser loses the first element while it sanitizes.
  text: '<div></div><p>Ask us for an interpreter.</p>',
  easyText: '',
  published: false,
  updatedAt: savedAt,
}

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

/** A server that stores one notice. */
function serve(stored = written, refusal?: FakeResponse) {
  const sent: { text?: string; published?: boolean; updatedAt: string }[] = []
  let current = stored
  const save = (init?: RequestInit) => {
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    if (refusal) return refusal
    current = { ...current, ...body, updatedAt: '2026-11-15T16:00:00.000Z' }
    return success(current)
  }
  respond({
    ...validSession,
    'GET /admin/notices': () =>
      success(
        noticeIds.map((id) =>
          id === current.id
            ? current
            : { id, text: '', easyText: '', published: false, updatedAt: '' },
        ),
      ),
    'PUT /admin/notices/language-help': save,
    'PATCH /admin/notices/language-help': save,
  })
  return sent
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const publish = () => screen.findByRole('switch', { name: 'Publish “Language help”' })

test('says what each notice is for, and that the provider writes the texts', async () => {
  serve()
  renderAt('/', <NoticesScreen />)
  const help = await panel('Language help')
  expect(screen.getByText(/^You write these texts yourself: there is no sample text/)).toBeVisible()
  expect(help.getByText('Draft')).toBeVisible()
  expect(help.getByText(/^How people get help in another language/)).toBeVisible()
  expect(await help.findByText('Ask us for an interpreter.')).toBeVisible()
  expect(help.getByText('Last saved Nov 15, 2026, 9:00 AM')).toBeVisible()
  const fairness = await panel('Non-discrimination')
  expect(
    fairness.getByText('That you treat everyone fairly, and whom to ask about it.'),
  ).toBeVisible()
  const complaints = await panel('How to complain')
  expect(complaints.getByText(/^Whom people can tell that something is wrong/)).toBeVisible()
  expect(complaints.queryByText(/^Last saved/)).toBeNull()
  expect(complaints.getByText('Not written')).toBeVisible()
  expect(complaints.queryByRole('switch')).toBeNull()
  expect(complaints.getByRole('button', { name: 'Write “How to complain”' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^See them on the site/ })).toBeNull()
})

test('publishes the version that is shown, and takes it back', async () => {
  const sent = serve()
  renderAt('/', <NoticesScreen />)
  await userEvent.click(await publish())
  expect(await findToast('“Language help” is on the site now.')).toBeVisible()
  expect(sent).toEqual([{ published: true, updatedAt: savedAt }])
  expect(await publish()).toBeChecked()
  expect(screen.getByRole('link', { name: /^See them on the site/ })).toHaveAttribute(
    'href',
    '/notices',
  )
  await userEvent.click(await publish())
  expect(await findToast('“Language help” is hidden from the site now.')).toBeVisible()
  expect(sent[1]).toMatchObject({ published: false })
})

test('says that someone has changed the text meanwhile', async () => {
  const message = 'Someone else changed this. Reload to see it.'
  serve(written, failure(409, message))
  renderAt('/', <NoticesScreen />)
  await userEvent.click(await publish())
  expect(await findToast(message)).toBeVisible()
  expect(await publish()).not.toBeChecked()
})

test('edits the text, and keeps what was typed until it is saved', async () => {
  const sent = serve()
  const first = renderAt('/', <NoticesScreen />)
  await press('Edit “Language help”')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Language help')
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('Ask us')
  await press('Heading')
  first.unmount()

  renderAt('/', <NoticesScreen />)
  expect(await screen.findByText('We kept what you typed here before.')).toBeVisible()
  await screen.findByRole('textbox', { name: 'Text' })
  await press('Save')
  expect(await findToast('Notice saved. Publish it when it is ready.')).toBeVisible()
  expect(sent).toEqual([
    { text: expect.stringContaining('<h3>Ask us'), easyText: '', updatedAt: savedAt },
  ])
  expect(await panel('Language help')).toBeDefined()
  expect(sessionStorage).toHaveLength(0)
})

test('a published text says that visitors see a change at once', async () => {
  serve({ ...written, published: true })
  renderAt('/', <NoticesScreen />)
  await press('Edit “Language help”')
  expect(
    screen.getByText(/^It is published: visitors see a change as soon as you save it\./),
  ).toBeVisible()
  await screen.findByRole('textbox', { name: 'Text' })
  await press('Save')
  expect(await findToast('Notice saved. Visitors see the new text.')).toBeVisible()
})

test('a notice has a text in Easy Read, with what could be easier in it', async () => {
  const sent = serve()
  renderAt('/', <NoticesScreen />)
  await press('Edit “Language help”')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Easy Read/ }), 'Get a waiver.')
  expect(await screen.findByText('Not among the 3,000 most common words: waiver')).toBeVisible()
  await press('Save')
  expect(await findToast('Notice saved. Publish it when it is ready.')).toBeVisible()
  expect(sent).toMatchObject([{ easyText: 'Get a waiver.' }])
})

test('nothing can be changed while a text is saved', async () => {
  serve()
  respond({
    ...validSession,
    'GET /admin/notices': success([written]),
    'PUT /admin/notices/language-help': 'never',
  })
  renderAt('/', <NoticesScreen />)
  await press('Edit “Language help”')
  expect(screen.getByText(/^Visitors see it after you publish it\./)).toBeVisible()
  await screen.findByRole('textbox', { name: 'Text' })
  await press('Save')
  const save = await screen.findByRole('button', { name: 'Saving...' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('group', { name: 'Notice' })).toBeDisabled()
  expect(screen.getByText('Saving...', { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back to List' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('says that a text was not saved, and goes back to the list', async () => {
  serve(written, { unchecked: { success: false } })
  renderAt('/', <NoticesScreen />)
  await press('Edit “Language help”')
  await screen.findByRole('textbox', { name: 'Text' })
  await press('Save')
  const message = 'Failed to save the notice. Please try again.'
  expect(await findToast(message)).toBeVisible()
  const form = within(screen.getByRole('group', { name: 'Notice' }))
  expect(form.getByRole('alert')).toHaveTextContent(message)
  await press('Cancel')
  expect(await panel('Language help')).toBeDefined()
})

test('says that a notice was not published, and publishes one at a time', async () => {
  let failing = true
  respond({
    ...validSession,
    'GET /admin/notices': success([written]),
    'PATCH /admin/notices/language-help': () => (failing ? badGateway : 'never'),
  })
  renderAt('/', <NoticesScreen />)
  expect(screen.getByText('Loading notices...')).toBeVisible()
  await userEvent.click(await publish())
  expect(await findToast('Failed to save the notice. Please try again.')).toBeVisible()
  failing = false
  await userEvent.click(await publish())
  expect(await publish()).toHaveAttribute('aria-disabled', 'true')
  const edit = screen.getByRole('button', { name: 'Edit “Language help”' })
  expect(edit).toHaveAttribute('aria-disabled', 'true')
})

test('says that the notices could not be loaded', async () => {
  respond({ ...validSession, 'GET /admin/notices': failure() })
  renderAt('/', <NoticesScreen />)
  expect(await screen.findByText('Failed to load notices. Please try again.')).toBeVisible()
})

test('an empty text is not sent, and the editor gets the focus', async () => {
  const sent = serve()
  renderAt('/', <NoticesScreen />)
  await press('Write “How to complain”')
  await screen.findByRole('textbox', { name: 'Text' })
  await press('Save')
  expect(await screen.findByText('Text is required')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus())
  expect(sent).toEqual([])
})

test('a reader sees the texts, and changes nothing', async () => {
  serve({ ...written, published: true })
  const user = { _id: 'r', username: 'rae', email: 'rae@example.org', role: 'reader' as const }
  renderAt(
    '/?id=language-help',
    <SignedIn value={user}>
      <SectionEdits value="edit content">
        <NoticesScreen />
      </SectionEdits>
    </SignedIn>,
  )
  const help = await panel('Language help')
  expect(help.getByText('Published')).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
