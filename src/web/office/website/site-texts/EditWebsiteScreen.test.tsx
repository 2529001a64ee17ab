import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SiteTexts, TextSection } from '#contract/website/site-texts/sections.ts'
import type { EditedTexts } from '#contract/website/site-texts/site-texts.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { texts as builtIn } from '../../../../../tests/support/texts.ts'
import { EditWebsiteScreen } from './EditWebsiteScreen.tsx'

beforeEach(signIn)

const edited = <Name extends TextSection>(
  section: Name,
  changes: Partial<EditedTexts> = {},
): EditedTexts => ({
  id: `${section}-en-standard`,
  section,
  texts: builtIn[section],
  draft: null,
  builtIn: builtIn[section],
  publishAt: '',
  updatedAt: '',
  ...changes,
})

type Sent = { section: TextSection; texts: SiteTexts[TextSection]; status: string }

function show(
  all: EditedTexts[],
  save: (sent: Sent) => ReturnType<typeof failure> | undefined = () => undefined,
) {
  const sent: Record<string, unknown>[] = []
  const [first] = all
  respond({
    ...validSession,
    'GET /admin/site-texts': success(all),
    'POST /admin/preview/texts': ({ body } = {}) => {
      sent.push({ preview: JSON.parse(String(body)) })
      return success({ html: '<section id="about">Page</section>' })
    },
    'PUT /admin/site-texts': ({ body } = {}) => {
      const given = JSON.parse(String(body))
      sent.push(given)
      return save(given) ?? success({ ...first, updatedAt: '2026-11-16T03:00:00.000Z' })
    },
  })
  renderAt('/', <EditWebsiteScreen />)
  return sent
}
const lead = () => screen.findByLabelText('First sentences')
const frame = () => screen.getByTitle<HTMLIFrameElement>('The page as visitors will see it')

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('shows the page in a frame without scripts, and the texts with their length and reading grade', async () => {
  show([edited('about')])
  await type(await lead(), 'We help.')
  expect(screen.getByText('8 of 300 characters')).toBeVisible()
  expect(screen.getByText('Reading grade 0')).toBeVisible()
  await type(
    await lead(),
    'Individualized habilitation facilitates comprehensive community participation opportunities.',
  )
  expect(screen.getAllByText(/Shorter sentences and words are easier to read/)[0]).toBeVisible()
  expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin')
  await waitFor(() => expect(frame().srcdoc).toContain('Page'))
})

test('previews what is typed, saves it as a draft, and publishes it', async () => {
  const sent = show([edited('about')])
  await type(await lead(), 'We help.')
  await press('Preview')
  await waitFor(() =>
    expect(sent).toContainEqual({
      preview: { section: 'about', texts: { ...builtIn.about, lead: 'We help.' } },
    }),
  )
  await press('Save draft')
  await findToast('Draft saved')
  expect(sent).toContainEqual({
    section: 'about',
    texts: { ...builtIn.about, lead: 'We help.' },
    status: 'draft',
    publishAt: '',
    updatedAt: '',
  })
  await type(await lead(), 'We help you.')
  await press('Publish now')
  await findToast('Published')
  expect(sent.at(-2)).toMatchObject({ status: 'published', texts: { lead: 'We help you.' } })
})

test('a published draft is one no longer, also when the page is loaded before the texts', async () => {
  const draft = { ...builtIn.about, lead: 'Soon' }
  const before = edited('about', { draft, updatedAt: '2026-11-16T03:00:00.000Z' })
  const after = edited('about', { texts: draft, updatedAt: '2026-11-16T04:00:00.000Z' })
  let stored = before
  respond({
    ...validSession,
    'GET /admin/site-texts': async () => {
      if (stored === after) await waitFor(() => expect(frame().srcdoc).toContain('New page'))
      return success([stored])
    },
    'POST /admin/preview/texts': () =>
      success({ html: `<section id="about">${stored === after ? 'New page' : 'Page'}</section>` }),
    'PUT /admin/site-texts': () => {
      stored = after
      return success(after)
    },
  })
  renderAt('/', <EditWebsiteScreen />)
  expect(await screen.findByText('This draft is not published yet.')).toBeVisible()
  await press('Publish now')
  expect(await screen.findByText(/^Last saved/)).toBeVisible()
})

test('a draft with a date is sent with it, and the section says so', async () => {
  const publishAt = '2027-03-15T14:30:00.000Z'
  const draft = { ...builtIn.about, lead: 'Soon' }
  const sent = show([edited('about', { draft, publishAt, updatedAt: '2026-11-16T03:00:00.000Z' })])
  expect(await lead()).toHaveValue('Soon')
  expect(screen.getByRole('button', { name: 'About Us Scheduled' })).toBeVisible()
  expect(screen.getByText(/This draft is published on Mar 15, 2027/)).toBeVisible()
  await press('Delete the draft')
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ texts: builtIn.about, status: 'draft', publishAt: '' }),
    ),
  )
})

test('an empty text is sent as empty, and the built-in text comes back with one button', async () => {
  const sent = show([edited('about')])
  await userEvent.clear(await lead())
  await press('Use the built-in first sentences')
  expect(await lead()).toHaveValue(builtIn.about.lead)
  await userEvent.clear(await lead())
  await press('Publish now')
  await waitFor(() => expect(sent.at(-1)).toBeDefined())
  await findToast('Published')
  expect(sent).toContainEqual(expect.objectContaining({ texts: { ...builtIn.about, lead: '' } }))
})

test('a section is chosen with the keyboard, and what was typed in another one is kept', async () => {
  show([edited('about'), edited('referral')])
  await type(await lead(), 'We help.')
  screen.getByRole('button', { name: 'Referral and intake' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('form', { name: 'Referral and intake' })).toBeVisible()
  await press('About Us')
  expect(await lead()).toHaveValue('We help.')
  expect(screen.getByText('We kept what you typed here before.')).toBeVisible()
})

test('rows are moved, hidden, added and named; one that visitors have seen cannot be removed', async () => {
  const sent = show([edited('programs')])
  const list = within(await screen.findByRole('group', { name: 'Programs' }))
  await press('Move Community Engagement up')
  await userEvent.click(list.getAllByRole('switch')[0] as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Remove Supported Living Services' })).toBeNull()
  await press('Add program')
  const names = list.getAllByRole('textbox', { name: /^Name/ })
  await userEvent.type(names.at(-1) as HTMLElement, 'Day Program')
  expect(screen.getByRole('button', { name: 'Remove Day Program' })).toBeInTheDocument()
  await press('Publish now')
  await findToast('Published')
  const { texts } = sent.find(({ status }) => status) as { texts: SiteTexts['programs'] }
  expect(texts.programs.map(({ id, name, hidden }) => [id.slice(0, 9), name, hidden])).toEqual([
    ['community', 'Community Engagement', true],
    ['supported', 'Supported Living Services', false],
    ['personal-', 'Personal Development', false],
    ['family-su', 'Family Support', false],
    [expect.any(String), 'Day Program', false],
  ])
})

test('a name that is missing is asked for, and nothing is sent', async () => {
  const sent = show([edited('careers')])
  await press('Add reason')
  await press('Publish now')
  expect(await screen.findByText('Reason is required')).toBeVisible()
  expect(sent.filter(({ status }) => status)).toEqual([])
})

test('two people edit one text: both versions are shown text by text', async () => {
  const theirs = { ...builtIn.about, lead: 'Theirs' }
  const current = edited('about', { texts: theirs, updatedAt: '2026-11-16T04:00:00.000Z' })
  show([edited('about')], () =>
    failure(409, 'Someone else changed this. Reload to see it.', {
      conflict: { current, updatedBy: 'tom', updatedAt: current.updatedAt },
    }),
  )
  await type(await lead(), 'Mine')
  await press('Publish now')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Saved by tom/)).toBeVisible()
  expect(dialog.getByText('First sentences')).toBeVisible()
  expect(dialog.getByText('Theirs', { selector: 'p *, p, ins, span' })).toBeVisible()
})
