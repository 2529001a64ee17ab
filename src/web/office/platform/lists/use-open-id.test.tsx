import { screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { press } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { useOpenId } from './use-open-id.ts'

function List() {
  const { id, open, close } = useOpenId()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`${pathname}${search} shows ${id ?? 'nothing'}`}</p>
      <button type="button" onClick={() => navigate('/list?sort=date')}>
        Go to the list
      </button>
      <button type="button" onClick={() => open('7')}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

test('Back closes an open record, and closing it is the same as Back', async () => {
  renderAt('/start', <List />)
  await press('Go to the list')
  await press('Open')
  expect(screen.getByText('/list?sort=date&id=7 shows 7')).toBeVisible()
  await press('Back')
  expect(screen.getByText('/list?sort=date shows nothing')).toBeVisible()
  await press('Open')
  await press('Close')
  expect(await screen.findByText('/list?sort=date shows nothing')).toBeVisible()
  await press('Back')
  expect(await screen.findByText('/start shows nothing')).toBeVisible()
})

test('closing a record that a link has opened leaves the address of the list', async () => {
  renderAt('/list?sort=date&id=7', <List />)
  await press('Close')
  expect(await screen.findByText('/list?sort=date shows nothing')).toBeVisible()
})
