import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/support/render.tsx'
import { ChatAssistant } from './ChatAssistant.tsx'

const button = () => screen.getByRole('button', { name: 'Ask a question' })

async function open() {
  renderAt('/', <ChatAssistant />)
  fireEvent.click(button())
  await screen.findByText(/^Hello!/)
}

async function askForLink(question: string, name: string) {
  const input = screen.getByLabelText('Your question')
  fireEvent.change(input, { target: { value: question } })
  fireEvent.submit(input)
  return screen.findByRole('link', { name })
}

/** Answers the questions about the screen, which the simulated browser cannot read. */
const screenIs = (size: 'small' | 'large') =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query.includes(size === 'small' ? 'width <=' : 'pointer: fine')
    return { matches } as MediaQueryList
  })

test('on a small screen a link to a section closes the window, and no keyboard opens', async () => {
  screenIs('small')
  await open()
  expect(screen.getByRole('dialog')).toHaveFocus()
  fireEvent.click(await askForLink('How do I apply?', 'Go to Careers'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a large screen the window stays open, and its input has the focus', async () => {
  screenIs('large')
  await open()
  expect(screen.getByLabelText('Your question')).toHaveFocus()
  fireEvent.click(await askForLink('How do I apply?', 'Go to Careers'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a link to a section that is not on this page leads to the home page', async () => {
  await open()
  const elsewhere = await askForLink('How do I apply?', 'Go to Careers')
  expect(elsewhere).toHaveAttribute('href', '/#careers')
})

test('a link to a section of this page stays here', async () => {
  render(<section id="careers" />)
  await open()
  expect(await askForLink('How do I apply?', 'Go to Careers')).toHaveAttribute('href', '#careers')
})

type Area = [left: number, top: number, size: number]

/** Puts elements at places of the window. All others are outside of it. */
function place(...areas: [Element, Area][]) {
  const getArea = (element: Element) => {
    const [left, top, size] = new Map(areas).get(element) ?? [-1000, -1000, 0]
    return { left, top, right: left + size, bottom: top + size } as DOMRect
  }
  const { prototype } = Element
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function one(this: Element) {
    return getArea(this)
  })
  vi.spyOn(prototype, 'getClientRects').mockImplementation(function all(this: Element) {
    return [getArea(this)] as unknown as DOMRectList
  })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

function showLink(name: string, visible: boolean) {
  render(<a href={`/${name}`}>{name}</a>)
  const link = screen.getByRole('link', { name })
  link.checkVisibility = () => visible
  return link
}

const covers = () => button().getAttribute('data-covers') === 'true'
const buttonArea: Area = [100, 100, 40]

test.each<[string, Area]>([
  ['left of it', [50, 110, 50]],
  ['right of it', [140, 110, 20]],
  ['above it', [110, 50, 50]],
  ['below it', [110, 140, 20]],
])('the button hides while a control is under it, and shows when that is %s', async (_, area) => {
  const link = showLink('Elsewhere', true)
  renderAt('/', <ChatAssistant />)
  expect(covers()).toBe(false)
  place([button(), buttonArea], [link, [110, 110, 20]])
  await waitFor(() => expect(covers()).toBe(true))
  place([button(), buttonArea], [link, area])
  await waitFor(() => expect(covers()).toBe(false))
})

test('the button stays over a control that is not shown, and over those of the chat', async () => {
  const [shown, hidden] = [showLink('Shown', true), showLink('Hidden', false)]
  await open()
  const close = screen.getByRole('button', { name: 'Close chat' })
  close.checkVisibility = () => true
  place([button(), buttonArea], [shown, buttonArea])
  await waitFor(() => expect(covers()).toBe(true))
  place([button(), buttonArea], [hidden, buttonArea], [close, buttonArea])
  await waitFor(() => expect(covers()).toBe(false))
})
