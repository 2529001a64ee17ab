import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ReviewedTexts } from '#contract/records/spanish-reviews.ts'
import type { SpanishSetting } from '#contract/website/spanish-setting.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { SpanishScreen } from './SpanishScreen.tsx'

beforeEach(signIn)

const text = (changes: Partial<ReviewedTexts>): ReviewedTexts => ({
  ...{ id: 'about', name: 'About', from: 'Built in', critical: false, hash: 'h'.repeat(43) },
  ...{ reviewed: null, mayMark: true, texts: [{ en: 'Hello', es: 'Hola', rich: false }] },
  ...changes,
})
const about = text({})
const privacy = text({ id: 'privacy', name: 'Privacy', critical: true })
const story = text({
  ...{ id: 'story', name: 'Story' },
  reviewed: { by: 'Maria', at: '2026-11-14T18:00:00.000Z' },
})

let sent: unknown[]
function show(setting: SpanishSetting, texts = [about, privacy, story]) {
  sent = []
  const save = (init?: RequestInit) => sent.push(JSON.parse(String(init?.body)))
  respond({
    ...validSession,
    'GET /admin/spanish': success([]),
    'GET /admin/spanish-setting': success(setting),
    'PUT /admin/spanish-setting': (init) => {
      save(init)
      return success({ on: true, samples: false })
    },
    'GET /admin/spanish-reviews': success(texts.map(({ texts: _, ...review }) => review)),
    ...Object.fromEntries(
      texts.flatMap(({ texts: pairs, ...review }) => [
        [`GET /admin/spanish-reviews/${review.id}`, success({ ...review, texts: pairs })],
        [
          `PUT /admin/spanish-reviews/${review.id}`,
          (init?: RequestInit) => {
            save(init)
            return success(review)
          },
        ],
      ]),
    ),
  })
  renderAt('/admin/dashboard?section=spanish', <SpanishScreen />)
}
const off = { on: false, samples: false }

test('what nobody has reviewed is listed, critical texts first, and compared before it is marked', async () => {
  show(off)
  const rows = within(await screen.findByRole('table', { name: 'Not reviewed' })).getAllByRole(
    'row',
  )
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Name'),
    expect.stringMatching(/^Privacy.*Critical/),
    expect.stringMatching(/^About/),
  ])
  await press('Compare “Privacy”')
  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy' }))
  expect(
    await dialog.findByText(/^Not reviewed. Visitors read the English until it is/),
  ).toBeVisible()
  expect(dialog.getByText('Hello')).toBeVisible()
  expect(dialog.getByText('Hola')).toHaveAttribute('lang', 'es')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark reviewed' }))
  await waitFor(() => expect(sent).toEqual([{ hash: privacy.hash, reviewed: true }]))
})

test('what is reviewed says by whom and when, and the mark can be taken back', async () => {
  show(off)
  await userEvent.click(await screen.findByRole('tab', { name: 'Reviewed 1' }))
  expect(screen.getByText('Maria, Nov 14, 2026, 12:00 PM')).toBeVisible()
  await press('Compare “Story”')
  await press('Undo the mark')
  await waitFor(() => expect(sent).toEqual([{ hash: story.hash, reviewed: false }]))
})

test('who may not mark a text only reads it', async () => {
  show(off, [{ ...privacy, mayMark: false }])
  await press('Compare “Privacy”')
  expect(await screen.findByText('Only an owner can mark it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark reviewed' })).toBeNull()
})

test('an owner reads who translated before Spanish is turned on', async () => {
  show(off)
  await userEvent.click(await screen.findByRole('switch', { name: 'Show the website in Spanish' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/No qualified translator has checked it/)).toBeVisible()
  expect(dialog.getByText(/45 CFR 92.201\(c\)\(3\)/)).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: /^I have read this/ }))
  await waitFor(() => expect(sent).toEqual([{ on: true }]))
})

test('says why visitors see Spanish while nobody has turned it on', async () => {
  show({ on: false, samples: true })
  expect(await screen.findByText(/while there is sample content/)).toBeVisible()
})
