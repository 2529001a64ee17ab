import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = (['first', 'second', 'third'] as const).map((id) => ({ id, label: id }))

function Example() {
  const [selected, setSelected] = useState<'first' | 'second' | 'third'>('first')
  return (
    <Tabs label="Example" tabs={tabs} selected={selected} onSelect={setSelected}>
      {`Content of ${selected}`}
    </Tabs>
  )
}

test.each([
  ['{ArrowRight}', 'second'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'first'],
  ['{ArrowLeft}', 'third'],
  ['{End}', 'third'],
  ['{ArrowRight}{Home}', 'first'],
  ['{ArrowDown}', 'first'],
])('%s moves from the first tab to the %s', async (keys, name) => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { name })
  expect(tab).toHaveFocus()
  expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`Content of ${name}`)
})

test('keys go on from the focused tab while the selected one has not changed yet', async () => {
  render(
    <Tabs label="Example" tabs={tabs} selected="first" onSelect={() => {}}>
      Content
    </Tabs>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'third' })).toHaveFocus()
})

test('the tabs are one Tab stop', async () => {
  render(
    <>
      <Example />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'first' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})
