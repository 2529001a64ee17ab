import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { describe, expect, test } from 'vitest'
import { makeSearchText } from '#contract/platform/search.ts'
import { Table } from '#web/ui/Table.tsx'
import { press } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { ListResults } from './ListResults.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { WholeList } from './list-definition.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useSelection } from './use-selection.ts'
import { useWholeList } from './use-whole-list.ts'

type Tool = { id: string; name: string; kind: string; made: string }

const tools: Tool[] = [
  { id: '1', name: 'Saw', kind: 'wood', made: '2026-01-01' },
  { id: '2', name: 'Drill', kind: 'metal', made: '2026-03-01' },
  { id: '3', name: 'Axe', kind: 'wood', made: '2026-02-01' },
]
const toolList: WholeList<Tool, 'kind'> = {
  noun: 'tools',
  pageSize: 2,
  searchText: ({ name }) => makeSearchText([name]),
  defaultSort: '',
  sorts: {
    name: { label: 'Name', kind: 'text', value: ({ name }) => name },
    made: { label: 'Made', kind: 'date', value: ({ made }) => made },
  },
  filters: {
    kind: {
      label: 'Kind',
      all: 'All kinds',
      options: [
        { value: 'wood', label: 'Wood' },
        { value: 'metal', label: 'Metal' },
      ],
      value: ({ kind }) => kind,
    },
  },
}

function Tools() {
  const list = useWholeList(toolList, tools)
  const selection = useSelection(list.rows)
  const navigate = useNavigate()
  return (
    <>
      <ListToolbar list={list} placeholder="Search by name" filters={['kind']} />
      <ListResults list={list}>
        <Table
          caption="Tools"
          columns={[
            { header: 'Name', sort: 'name', cell: ({ name }) => name },
            { header: 'Made', sort: 'made', cell: ({ made }) => made },
            { header: 'Actions', cell: () => null },
          ]}
          rows={list.rows}
          rowKey={({ id }) => id}
          sorting={list}
          selection={{ ...selection, rowName: ({ name }) => name }}
        />
        <SelectionBar label="Selected tools" selection={selection}>
          <button type="button" onClick={selection.clear}>
            Sharpen
          </button>
        </SelectionBar>
      </ListResults>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

const show = (parameters = '') => renderAt(`/?section=tools${parameters}`, <Tools />)
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const address = () => screen.getByTestId('address').textContent
const search = () => screen.getByRole('searchbox', { name: 'Search tools' })
const head = (name: string) => screen.getByRole('columnheader', { name })
const settled = (ending: string) =>
  waitFor(() => expect(address()).toBe(`/?section=tools${ending}`))

describe('the address of a list', () => {
  test('says everything that is wanted of it', () => {
    show('&search=a&kind=wood&sort=-name&page=1')
    expect(rows()).toEqual(['Saw', 'Axe'])
    expect(search()).toHaveValue('a')
    expect(screen.getByLabelText('Kind')).toHaveValue('wood')
    expect(screen.getByLabelText('Sort by')).toHaveValue('-name')
  })

  test.each([
    '&sort=weight',
    '&kind=glass',
    '&page=0',
    '&page=two',
    '&sort=constructor',
    '&page=9.5',
  ])('may have an unknown value, which is ignored: %s', (parameter) => {
    show(parameter)
    expect(rows()).toEqual(['Saw', 'Drill'])
  })

  test('names a page that does not exist anymore, and the last one is shown', async () => {
    show('&page=7')
    expect(rows()).toEqual(['Axe'])
  })

  test('follows what is typed, which is searched at once, and Back undoes no single letter', async () => {
    show('&page=2')
    await press('Previous')
    await settled('')
    await userEvent.type(search(), 'axe ')
    expect(rows()).toEqual(['Axe'])
    expect(address()).toBe('/?section=tools')
    await settled('&search=axe')
    expect(search()).toHaveValue('axe ')
    await press('Back')
    await settled('&page=2')
    expect(search()).toHaveValue('')
  })

  test('has the search before the next thing is done', async () => {
    show()
    await userEvent.type(search(), 'saw')
    await userEvent.tab()
    await settled('&search=saw')
  })

  test('starts at the first page with another filter or order', async () => {
    show('&page=2')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Wood')
    await settled('&kind=wood')
    expect(rows()).toEqual(['Saw', 'Axe'])
    await press('Back')
    await settled('&page=2')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Made, oldest first')
    await settled('&sort=made')
  })
})

describe('the heads of a list', () => {
  test('sort it: the usual direction, the other one, and the usual order', async () => {
    show()
    expect(head('Name')).not.toHaveAttribute('aria-sort')
    expect(within(head('Actions')).queryByRole('button')).toBeNull()
    await press('Name')
    await settled('&sort=name')
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    expect(rows()).toEqual(['Axe', 'Drill'])
    await press('Name')
    await settled('&sort=-name')
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
    await press('Name')
    await settled('')
    expect(rows()).toEqual(['Saw', 'Drill'])
  })

  test('show the newest first when they are dates', async () => {
    show()
    await press('Made')
    await settled('&sort=-made')
    expect(rows()).toEqual(['Drill', 'Axe'])
  })
})

describe('a search without a result', () => {
  test('says what was searched, and clears it', async () => {
    show('&search=hammer')
    expect(screen.getByText('No tools match “hammer”.')).toBeVisible()
    await press('Clear search')
    await settled('')
    expect(rows()).toEqual(['Saw', 'Drill'])
    expect(search()).toHaveFocus()
    expect(search()).toHaveValue('')
  })

  test('says that there are filters too, and clears them', async () => {
    show('&search=drill&kind=wood')
    expect(screen.getByText('No tools match “drill” and these filters.')).toBeVisible()
    await press('Clear filters')
    await settled('&search=drill')
    expect(rows()).toEqual(['Drill'])
  })
})

describe('selected rows', () => {
  const all = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  const bar = () => screen.queryByRole('region', { name: 'Selected tools' })

  test('are counted, and those of the page can be selected together', async () => {
    show()
    expect(bar()).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Saw' }))
    expect(bar()).toHaveTextContent('1 of 2 selected')
    expect(all().indeterminate).toBe(true)
    await userEvent.click(all())
    expect(bar()).toHaveTextContent('2 of 2 selected')
    expect(all().indeterminate).toBe(false)
    expect(all()).toBeChecked()
    await userEvent.click(all())
    expect(bar()).toBeNull()
  })

  test('are announced', async () => {
    show()
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).not.toContain('1 of 2 selected')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Drill' }))
    expect(announced()).toContain('1 of 2 selected. Alt+A moves to the actions.')
  })

  test('are only those that are shown', async () => {
    show()
    await userEvent.click(all())
    await press('Next')
    expect(rows()).toEqual(['Axe'])
    expect(bar()).toBeNull()
  })

  test('give the focus to the table when the bar disappears', async () => {
    show()
    await userEvent.click(all())
    await press('Sharpen')
    expect(screen.getByRole('table', { name: 'Tools' })).toHaveFocus()
    await userEvent.click(all())
    await press('Clear')
    expect(bar()).toBeNull()
    expect(screen.getByRole('table', { name: 'Tools' })).toHaveFocus()
  })

  test('are selected with the keyboard', async () => {
    show()
    all().focus()
    await userEvent.keyboard(' ')
    expect(bar()).toHaveTextContent('2 of 2 selected')
  })
})
