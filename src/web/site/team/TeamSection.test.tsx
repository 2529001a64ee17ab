import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Window as HappyWindow } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import type { MemberContent } from '#content/team.ts'
import { aTeamMember } from '../../../../tests/support/office.ts'
import { failure, respond } from '../../../../tests/support/render.tsx'
import { createQueryClient } from '../query-client.ts'
import { TeamSection } from './TeamSection.tsx'
import { teamQuery } from './team-query.ts'

const names = ['Ann', 'Ben', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida']

const team = (count: number): MemberContent[] =>
  names.slice(0, count).map((name) => ({
    name: `${name} Brown`,
    position: 'Job Coach',
    comment: 'Ask me.',
    image: '',
    imageDescription: '',
    picture: null,
  }))

const tree = (members?: MemberContent[]) => {
  const client = createQueryClient({ retry: 0 })
  if (members) client.setQueryData(teamQuery.queryKey, members)
  return (
    <QueryClientProvider client={client}>
      <TeamSection />
    </QueryClientProvider>
  )
}

const browser = (window as unknown as HappyWindow).happyDOM
const resize = (width: number) => act(async () => browser.setViewport({ width, height: 900 }))

/** The first names on the visible page. */
const shown = () =>
  [...document.querySelectorAll('li[data-shown="true"] h3')].map(
    (title) => title.textContent?.split(' ')[0],
  )

beforeEach(() => resize(1280))

test('shows that team members are loading', () => {
  respond({ 'GET /team': 'never' })
  render(tree())
  expect(screen.getByRole('status').textContent).toBe('Loading team members...')
  expect(screen.queryByText(/^No team members available/)).toBeNull()
})

test('says when there are no team members', async () => {
  respond({ 'GET /team': { body: [] } })
  render(tree())
  await screen.findByText('No team members available at the moment. Check back soon!')
  expect(screen.queryByRole('article')).toBeNull()
})

test('a failure shows an error, three samples and a retry button', async () => {
  respond({ 'GET /team': failure(503) })
  render(tree())
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load team members')
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  respond({ 'GET /team': { body: [aTeamMember({ name: 'Ann Brown' })] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Ann Brown')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test.each([
  [1201, 4],
  [1200, 3],
  [1024, 2],
  [768, 1],
])('at %i pixels a page has %i members', async (width, perPage) => {
  await resize(width)
  render(tree(team(9)))
  expect(shown()).toEqual(names.slice(0, perPage))
  const pages = Math.ceil(9 / perPage)
  expect(screen.getByRole('button', { name: `Team page ${pages} of ${pages}` })).toBeDefined()
})

test('the pages wrap around in both directions', async () => {
  render(tree(team(6)))
  const next = screen.getByRole('button', { name: 'Next team page' })
  await userEvent.click(next)
  expect(shown()).toEqual(['Eve', 'Fay'])
  await userEvent.click(next)
  expect(shown()).toEqual(names.slice(0, 4))
  await userEvent.click(screen.getByRole('button', { name: 'Previous team page' }))
  expect(shown()).toEqual(['Eve', 'Fay'])
})

test('a new page size starts again at the first page', async () => {
  render(tree(team(9)))
  await userEvent.click(screen.getByRole('button', { name: 'Team page 2 of 3' }))
  expect(shown()).toEqual(['Eve', 'Fay', 'Gus', 'Hal'])
  await resize(1100)
  expect(shown()).toEqual(['Ann', 'Ben', 'Cid'])
  await resize(1280)
  expect(shown()).toEqual(['Ann', 'Ben', 'Cid', 'Dee'])
})

test('a single page has no controls', () => {
  render(tree(team(4)))
  expect(screen.queryByRole('button', { name: 'Next team page' })).toBeNull()
})

test('a member without a picture is shown with initials', () => {
  render(tree(team(1)))
  expect(screen.getByText('AB')).toBeDefined()
})

test('the page from the server includes everyone', () => {
  const html = renderToString(tree(team(9)))
  for (const name of names) expect(html).toContain(`${name} Brown`)
  expect(html).not.toContain('style=')
})
