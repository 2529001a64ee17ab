import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BarList } from './BarList.tsx'
import { Brand } from './Brand.tsx'
import { Button, LinkButton } from './Button.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { IconButton } from './IconButton.tsx'
import { Picture } from './Picture.tsx'
import { ReadMore } from './ReadMore.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Switch } from './Switch.tsx'
import { Tabs } from './Tabs.tsx'

const onClick = vi.fn()
beforeEach(() => onClick.mockReset())

describe('a button', () => {
  test('can be clicked, and does not send its form by itself', async () => {
    render(<Button onClick={onClick}>Save</Button>)
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button).toHaveAttribute('type', 'button')
    expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('that is busy keeps the focus, ignores clicks and does not send its form', async () => {
    render(
      <Button type="submit" onClick={onClick} busy>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(fireEvent.click(button)).toBe(false)
    expect(onClick).not.toHaveBeenCalled()
    button.focus()
    expect(button).toHaveFocus()
  })

  test('with an icon has a name, and ignores clicks while it is disabled', async () => {
    const { rerender } = render(<IconButton label="Close" icon="x" onClick={onClick} />)
    const button = screen.getByRole('button', { name: 'Close' })
    expect(button).toHaveAttribute('title', 'Close')
    expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    rerender(<IconButton label="Close" icon="x" onClick={onClick} disabled />)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('can be a link', () => {
    const ref = createRef<HTMLAnchorElement>()
    render(
      <LinkButton href="/careers" ref={ref}>
        Careers
      </LinkButton>,
    )
    expect(screen.getByRole('link', { name: 'Careers' })).toBe(ref.current)
  })
})

test('a switch takes effect unless it is disabled', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Switch label="Active" checked={false} onChange={onChange} />)
  expect(screen.getByText('Active')).toHaveClass('visually-hidden')
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange.mock.calls).toEqual([[true]])
  rerender(<Switch label="Active" showLabel checked={false} onChange={onChange} disabled />)
  expect(screen.getByText('Active')).not.toHaveClass('visually-hidden')
  expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledOnce()
})

describe('a picture that cannot be loaded', () => {
  const show = (fallback?: string) =>
    render(<Picture src="/a.webp" alt="Garden" width={4} height={3} fallback={fallback} />)

  test('is replaced, and nothing is shown if the other cannot be loaded either', () => {
    show('/b.webp')
    fireEvent.error(screen.getByRole('img', { name: 'Garden' }))
    // The words are about the other picture.
    const replacement = screen.getByRole('presentation')
    expect(replacement).toHaveAttribute('src', '/b.webp')
    fireEvent.error(replacement)
    expect(screen.queryByRole('presentation')).toBeNull()
  })

  test.each([undefined, '/a.webp'])('is not shown if its replacement is %s', (fallback) => {
    show(fallback)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).toBeNull()
  })

  test.each([
    [true, 0, true],
    [true, 4, false],
    [false, 0, false],
  ])('before hydration is noticed: complete %s, width %i', (complete, width, failed) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
    show()
    expect(screen.queryByRole('img') === null).toBe(failed)
  })
})

test('a phone gets no file that is wider than it can show', () => {
  const sources = [
    { type: 'image/avif', srcset: '/a-480.avif 480w, /a-960.avif 960w, /a.avif 1600w' },
  ]
  render(<Picture src="/a.webp" alt="Garden" width={4} height={3} sources={sources} />)
  const [phone, other] = screen.getByRole('img').parentElement?.querySelectorAll('source') ?? []
  expect(phone).toHaveAttribute('media', '(width < 30em)')
  expect(phone).toHaveAttribute('srcset', '/a-480.avif 480w, /a-960.avif 960w')
  expect(other).not.toHaveAttribute('media')
  expect(other).toHaveAttribute('srcset', sources[0]?.srcset)
})

test('a picture loads when it is near, and the first one of the page immediately', () => {
  const sources = [{ type: 'image/avif', srcset: '/a.avif 960w' }]
  const picture = { src: '/a.webp', alt: 'Garden', width: 4, height: 3 }
  const { rerender } = render(<Picture {...picture} sources={sources} />)
  const image = () => screen.getByRole('img')
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image().previousElementSibling).toHaveAttribute('srcset', '/a.avif 960w')
  rerender(<Picture {...picture} priority />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
  expect(image().parentElement?.children).toHaveLength(1)
})

test('a picture keeps the chosen part in view', () => {
  const picture = { src: '/a.webp', alt: 'Garden', width: 4, height: 3 }
  const { rerender } = render(<Picture {...picture} focus="left top" />)
  expect(screen.getByRole('img')).toHaveAttribute('data-focus', 'left top')
  rerender(<Picture {...picture} />)
  expect(screen.getByRole('img')).not.toHaveAttribute('data-focus')
})

const logo = { src: '/logo.svg', width: 48, height: 48, alone: false }

test('the name is read once: from the logo, else from the text', () => {
  render(<Brand name="Poplar" line="Care at home" logo={logo} />)
  const words = screen.getByText('Poplar').parentElement
  expect(words).toHaveAttribute('aria-hidden', 'true')
  fireEvent.error(screen.getByRole('img', { name: 'Poplar' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(words).toHaveAttribute('aria-hidden', 'false')
})

test('a logo that has the name in it is shown alone, with another file for dark', () => {
  const wide = { ...logo, width: 200, alone: true, dark: '/dark.svg', plate: 'always' as const }
  render(<Brand name="Poplar" line="Care at home" logo={wide} />)
  const image = screen.getByRole('img', { name: 'Poplar' })
  expect(screen.queryByText('Poplar')).toBeNull()
  expect(image).toHaveAttribute('data-plate', 'always')
  expect(image.previousElementSibling).toHaveAttribute('srcset', '/dark.svg')
  fireEvent.error(image)
  expect(screen.getByText('Poplar')).toBeVisible()
})

test('bars are as long as their share of the largest', () => {
  const rows = [
    { name: 'New', count: 1500, note: 'this week' },
    { name: 'Hired', count: 375 },
  ]
  const { container, rerender } = render(<BarList label="Applications" rows={rows} />)
  expect(screen.getByRole('list', { name: 'Applications' })).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('New this week1,500')
  expect(second).toHaveTextContent(/^Hired ?375$/)
  const widths = () =>
    [...container.querySelectorAll('rect[width]')].map((bar) => bar.getAttribute('width'))
  expect(widths()).toEqual(['100%', '25%'])
  rerender(<BarList label="Applications" rows={[{ name: 'New', count: 0 }]} />)
  expect(widths()).toEqual(['0%'])
})

test('a long text is opened and closed', async () => {
  const text = 'A sentence about Ruth. '.repeat(30)
  const { rerender } = render(<ReadMore text={text} about="Ruth" />)
  const button = screen.getByRole('button', { name: 'Read more about Ruth' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'Show less about Ruth' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  rerender(<ReadMore text="Short." about="Ruth" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the skip link focuses the content without changing the address', () => {
  render(
    <>
      <SkipLink />
      <main id="content">Text</main>
    </>,
  )
  expect(fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))).toBe(false)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a tab shows its number and is selected with a click', async () => {
  const onSelect = vi.fn()
  const tabs = [
    { id: 'new', label: 'New', count: 0 },
    { id: 'all', label: 'All' },
  ]
  render(
    <Tabs label="Messages" tabs={tabs} selected="all" onSelect={onSelect}>
      Text
    </Tabs>,
  )
  expect(screen.getByRole('tablist', { name: 'Messages' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'All' })).toHaveTextContent(/^All ?$/)
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1)
  await userEvent.click(screen.getByRole('tab', { name: 'New 0' }))
  expect(onSelect.mock.calls).toEqual([['new']])
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute(
    'aria-controls',
    screen.getByRole('tabpanel').id,
  )
})

describe('a failure while rendering', () => {
  const Broken = () => {
    throw new Error('Broken')
  }
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test('offers to load the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    render(
      <ErrorBoundary help={<p>Call us</p>}>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('main')).toHaveTextContent('Unexpected Application Error!')
    expect(screen.getByText('Call us')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reload Page' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('nested in a page adds no second main element', () => {
    render(
      <ErrorBoundary nested>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    expect(screen.queryByRole('main')).toBeNull()
  })

  test('is not shown if there is none', () => {
    render(<ErrorBoundary>Fine</ErrorBoundary>)
    expect(screen.getByText('Fine')).toBeVisible()
  })
})
