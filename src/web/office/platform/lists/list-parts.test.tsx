import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { press } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { ListResults } from './ListResults.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListDefinition } from './list-definition.ts'
import { RecordLink, useReturnToLink } from './RecordLink.tsx'
import { useAddressChange } from './use-address-change.ts'
import { searchLimit, useListAddress } from './use-list-address.ts'

type Name = 'kind' | 'from' | 'to'

const definition: ListDefinition<Name> = {
  noun: 'tools',
  defaultSort: '-made',
  sorts: {
    name: { label: 'Name', kind: 'text' },
    made: { label: 'Made', kind: 'date' },
  },
  filters: {
    kind: { label: 'Kind', all: 'All kinds', options: [{ value: 'wood', label: 'Wood' }] },
    from: { label: 'Made from', day: true },
    to: { label: 'Made until', day: true },
  },
}

type ToolsProps = {
  pages?: number
  loading?: boolean
  found?: number
  sorts?: typeof definition.sorts
}

/** A list that a server pages, and what is asked of it. */
function Tools({ pages = 9, loading = false, found = 20, sorts = definition.sorts }: ToolsProps) {
  const list = useListAddress({ ...definition, sorts })
  const { search, sort, page, filters } = list
  return (
    <>
      <ListToolbar
        list={list}
        placeholder="Search"
        filters={['kind']}
        moreFilters={['from', 'to']}
      />
      <ListResults list={{ ...list, rows: [], found, pages }} loading={loading} summary="20 tools">
        <p data-testid="wanted">{JSON.stringify({ search, sort, page, filters })}</p>
      </ListResults>
      <button type="button" onClick={() => list.toggleSort('made')}>
        Toggle
      </button>
    </>
  )
}
const show = (query = '', props: ToolsProps = {}) => renderAt(`/?${query}`, <Tools {...props} />)
const wanted = () => JSON.parse(screen.getByTestId('wanted').textContent ?? '')
const address = () => screen.getByTestId('address').textContent

describe('what is wanted of a list', () => {
  test.each([
    ['', { search: '', sort: '-made', page: 1, filters: { kind: '', from: '', to: '' } }],
    ['search=%20%20saw%20', { search: 'saw' }],
    [`search=${'x'.repeat(searchLimit + 1)}`, { search: 'x'.repeat(searchLimit) }],
    ['page=999999', { page: 999999 }],
    ['page=1000000', { page: 1 }],
    ['page=01', { page: 1 }],
    ['sort=-name', { sort: '-name' }],
    ['sort=--name', { sort: '-made' }],
    ['from=2026-11-01&to=2026-02-30', { filters: { kind: '', from: '2026-11-01', to: '' } }],
  ])('by the address "%s" is %j', (query, expected) => {
    show(query, { pages: 999999 })
    expect(wanted()).toMatchObject(expected)
  })

  test('by a head with dates is the newest first, the oldest first, and the usual order', async () => {
    show('sort=name')
    await press('Toggle')
    await waitFor(() => expect(address()).toBe('/'))
    await press('Toggle')
    await waitFor(() => expect(address()).toBe('/?sort=made'))
    await press('Toggle')
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('can be two things in a row, which keep each other', async () => {
    function Twice() {
      const change = useAddressChange()
      return (
        <button
          type="button"
          onClick={() => {
            change({ page: '2', kind: '' })
            change({ id: 'a' })
          }}
        >
          Both
        </button>
      )
    }
    renderAt('/?kind=wood&section=tools', <Twice />)
    await press('Both')
    await waitFor(() => expect(address()).toBe('/?section=tools&page=2&id=a'))
  })
})

describe('the filters behind a button', () => {
  const toggle = () => screen.getByRole('button', { name: /^Filters/ })
  const panel = () => document.getElementById(toggle().getAttribute('aria-controls') ?? '')
  const clear = () => screen.getByRole('button', { name: 'Clear', hidden: true })

  test('are shown and hidden by it', async () => {
    show('kind=wood')
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(toggle()).toHaveTextContent(/^\s*Filters\s*$/)
    expect(panel()).not.toBeVisible()
    expect(clear()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toBeVisible()
    await userEvent.click(toggle())
    expect(panel()).not.toBeVisible()
  })

  test('are cleared without the others', async () => {
    show('kind=wood&from=2026-11-01&page=2')
    expect(toggle()).toHaveTextContent('Filters 1')
    expect(panel()).toBeVisible()
    expect(clear()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(clear())
    await waitFor(() => expect(address()).toBe('/?kind=wood'))
  })

  test('count a day when it is complete, and none when it is emptied', async () => {
    show('from=2026-11-01')
    const day = screen.getByLabelText('Made from')
    fireEvent.change(day, { target: { value: '0202-11-02' } })
    expect(day).toHaveValue('0202-11-02')
    expect(address()).toBe('/?from=2026-11-01')
    fireEvent.change(day, { target: { value: '' } })
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('the toolbar', () => {
  test('has no order to choose where there is none', () => {
    show('', { sorts: {} })
    expect(screen.queryByLabelText('Sort by')).toBeNull()
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(searchLimit))
  })
})

describe('the results', () => {
  test('say that those of another page are loading', () => {
    const { container } = show('', { loading: true })
    expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Loading...')
    expect(screen.getByText('20 tools')).toBeVisible()
  })

  test('say nothing of loading when they are there', () => {
    const { container } = show()
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  test('begin at the top of another page', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    show('kind=wood')
    await press('Next')
    await waitFor(() => expect(address()).toBe('/?kind=wood&page=2'))
    expect(scroll).toHaveBeenCalled()
    await press('Previous')
    await waitFor(() => expect(address()).toBe('/?kind=wood'))
  })

  test('go to the last page when theirs is gone', async () => {
    show('page=4', { pages: 3 })
    await waitFor(() => expect(address()).toBe('/?page=3'))
  })

  test('say that only filters were set when nothing is found', () => {
    show('kind=wood', { found: 0 })
    expect(screen.getByText('No tools match these filters.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  })
})

describe('the link of a record', () => {
  function Record({ onOpen }: { onOpen: () => void }) {
    const [open, setOpen] = useState<string>()
    useReturnToLink(open)
    return (
      <>
        <RecordLink id="a" onOpen={onOpen} read>
          Saw
        </RecordLink>
        <button type="button" onClick={() => setOpen(open ? undefined : 'a')}>
          Open or close
        </button>
      </>
    )
  }
  const link = () => screen.getByRole('link', { name: 'Saw' })

  test('keeps the rest of the address, and opens the record in its place', async () => {
    const onOpen = vi.fn()
    renderAt('/?section=tools&page=2&id=b', <Record onOpen={onOpen} />)
    expect(link()).toHaveAttribute('href', '?section=tools&page=2&id=a')
    await userEvent.click(link())
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey'])('is left to the browser with %s', (key) => {
    const onOpen = vi.fn()
    renderAt('/', <Record onOpen={onOpen} />)
    let isTaken: boolean | undefined
    const watch = (event: Event) => {
      isTaken = event.defaultPrevented
      // The simulated browser would leave the page.
      event.preventDefault()
    }
    document.addEventListener('click', watch, { once: true })
    fireEvent.click(link(), { [key]: true })
    expect(isTaken).toBe(false)
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('gets the focus when its record is closed, but not before one was open', async () => {
    renderAt('/', <Record onOpen={() => {}} />)
    expect(link()).not.toHaveFocus()
    await press('Open or close')
    expect(link()).not.toHaveFocus()
    await press('Open or close')
    expect(link()).toHaveFocus()
  })
})
