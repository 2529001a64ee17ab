import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { List, Users } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import type { Hit } from '#contract/office/office-search.ts'
import { UnsavedGuard, useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import type { Section } from '#web/office/platform/layout/section.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { toChoice } from './choices.ts'
import { SearchButton } from './SearchButton.tsx'

const screenless = { needs: ['staff'], screen: () => null } satisfies Partial<Section>
const sections: Section[] = [
  { id: 'applicants', label: 'Applicants', icon: Users, group: 'Today', ...screenless },
  { id: 'audit', label: 'Audit log', icon: List, group: 'Settings', ...screenless },
]
const hits: Hit[] = [
  {
    kind: 'applicant',
    id: 'a1',
    title: 'Tasha Greene',
    detail: 'Job Coach · (615) 555-0177',
    at: '2026-11-14T18:00:00.000Z',
  },
  { kind: 'job', id: 'j1', title: 'Greene Street Aide', detail: 'Smyrna, TN', at: null },
]

beforeEach(signIn)

type Prepared = Parameters<typeof respond>[0][string]

function open(found: Prepared = success(hits)) {
  const asked = respond({ ...validSession, 'POST /admin/search': found })
  renderAt('/admin/dashboard?section=overview', <SearchButton sections={sections} />)
  return asked
}

const field = () => screen.findByRole('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true })
const address = () => screen.getByTestId('address').textContent

async function type(text: string) {
  await userEvent.type(await field(), text)
}

test('lists the screens at first, and takes the focus', async () => {
  open()
  await press('Search')
  expect(await field()).toHaveFocus()
  expect(options()).toEqual(['Applicants Screen', 'Audit log Screen'])
  await type('{ArrowDown}{Enter}')
  expect(address()).toBe('/admin/dashboard?section=audit')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('opens with %s+K, and closes with Escape', async (_, keys) => {
  open()
  const button = screen.getByRole('button', { name: 'Search' })
  expect(fireEvent.keyDown(button, { key: 'k', ...keys })).toBe(false)
  await type('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaves the keys to an editor that has used them', async () => {
  const asked = open()
  const editor = document.createElement('div')
  editor.addEventListener('keydown', (event) => event.preventDefault())
  document.body.append(editor)
  fireEvent.keyDown(editor, { key: 'k', ctrlKey: true })
  await waitFor(() => expect(asked).toEqual([]))
  expect(screen.queryByRole('dialog')).toBeNull()
  editor.remove()
})

test('lists what was found with its kind, and opens it at its address', async () => {
  const bodies: unknown[] = []
  const asked = open((init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return success(hits)
  })
  await press('Search')
  await type(' greene ')
  await screen.findByText('2 results')
  expect(options()).toEqual([
    'Tasha Greene Job Coach · (615) 555-0177 · Nov 14, 2026Applicant',
    'Greene Street Aide Smyrna, TNJob posting',
  ])
  // Only when the typing pauses, and never in an address.
  expect(bodies).toEqual([{ text: 'greene' }])
  expect(asked.join(' ')).not.toContain('greene')
  expect(chosen()).toHaveTextContent('Tasha Greene')
  await type('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Greene Street Aide')
  expect(await field()).toHaveAttribute('aria-activedescendant', chosen().id)
  await type('{ArrowDown}{Enter}')
  expect(address()).toBe('/admin/dashboard?section=applicants&id=a1')
})

test('pointing at a result chooses it, and typing starts again at the first', async () => {
  open()
  await press('Search')
  expect(screen.getByText('Type to search, or choose a screen.')).toBeVisible()
  expect(await field()).toHaveAttribute('aria-expanded', 'true')
  const [first, second] = screen.getAllByRole('option')
  fireEvent.pointerMove(second as HTMLElement)
  expect(chosen()).toBe(second)
  await type('{ArrowDown}')
  expect(chosen()).toBe(first)
  await type('{ArrowDown}')
  await type('a')
  expect(chosen()).toHaveTextContent('Applicants')
  expect((await field()).getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})

test('one letter finds screens only, and Enter that ends a word opens nothing', async () => {
  const asked = open()
  await press('Search')
  await type('u')
  expect(options()).toEqual(['Audit log Screen'])
  expect(screen.getByText('1 result')).toBeVisible()
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true })
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(asked).not.toContain('POST /admin/search')
})

test('asks before it leaves what was typed in a form', async () => {
  function Form() {
    useUnsavedChanges(true, () => {})
    return null
  }
  respond(validSession)
  renderAt(
    '/admin/dashboard?section=overview',
    <UnsavedGuard>
      <Form />
      <SearchButton sections={sections} />
    </UnsavedGuard>,
  )
  await press('Search')
  await type('{Enter}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  expect(address()).toBe('/admin/dashboard?section=overview')
  fireEvent.keyDown(question, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Discard changes')
  expect(address()).toBe('/admin/dashboard?section=applicants')
})

test.each([
  ['message', 'Message', 'contact-us'],
  ['referral', 'Referral', 'referrals'],
  ['event', 'Event', 'event-posting'],
  ['team member', 'Team member', 'team'],
  ['testimonial', 'Testimonial', 'testimonials'],
] as const)('a found %s is named and opens where it is', (kind, label, section) => {
  expect(toChoice([], { kind, id: 'x', title: 'T', detail: '', at: null })).toMatchObject({
    kind: label,
    detail: '',
    to: `/admin/dashboard?section=${section}&id=x`,
  })
})

test('opens what is clicked', async () => {
  open()
  await press('Search')
  await type('greene')
  await userEvent.click(await screen.findByRole('option', { name: /Greene Street Aide/ }))
  expect(address()).toBe('/admin/dashboard?section=job-postings&id=j1')
})

test('says that it searches, and opens nothing that belongs to an earlier text', async () => {
  open('never')
  await press('Search')
  await type('applicants')
  expect(await screen.findByText('Searching...')).toBeVisible()
  await type('{Enter}')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('Enter before the results are there opens the first of them', async () => {
  open()
  await press('Search')
  await type('greene{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/dashboard?section=applicants&id=a1'))
})

test('says that nothing was found', async () => {
  open(success([]))
  await press('Search')
  await type('nobody')
  expect(await screen.findByText('Nothing found for “nobody”.')).toBeVisible()
  expect(await field()).toHaveAttribute('aria-expanded', 'false')
})

test('says that the search failed, and tries again', async () => {
  let broken = true
  const down = failure(503, 'Please try again.')
  open(() => (broken ? down : success(hits)))
  await press('Search')
  await type('greene')
  const alert = within(await screen.findByRole('alert'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The search failed. Screens are still listed.',
  )
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
  broken = false
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 results')).toBeVisible()
})

test('forgets what was typed', async () => {
  open()
  await press('Search')
  await type('greene{Escape}')
  await press('Search')
  expect(await field()).toHaveValue('')
})
