import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { erasureReceipt } from '../../../../../tests/support/responses.ts'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'
import { ReceiptDialog, Receipts } from './Receipts.tsx'

beforeEach(signIn)
afterEach(() => vi.unstubAllGlobals())

test('the file says what was erased, when and by whom, but not whose it was', async () => {
  const saved = savedFiles()
  render(<ReceiptDialog receipt={erasureReceipt} onClose={() => {}} />)
  await press('Download')
  expect(saved.names()).toEqual(['erasure-r.txt'])
  expect(await saved.last()?.text()).toBe(
    [
      `${builtInDetails.name}: erasure receipt`,
      '',
      'Receipt: r',
      'Erased: Nov 15, 2026, 6:00 AM (Central Time)',
      'By: Ann',
      'Applications: 1',
      '',
      'This receipt does not say whose data it was. Backups that were made before still have the data, until they are deleted.',
      '',
    ].join('\r\n'),
  )
})

test('names the server when nobody erased by hand', () => {
  render(<ReceiptDialog receipt={{ ...erasureReceipt, by: '' }} onClose={() => {}} />)
  expect(screen.getByRole('dialog')).toHaveTextContent('ByThe server')
  expect(screen.getByText(/^This receipt does not say whose data it was\./)).toBeVisible()
})

test('is printed, and closed', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  const onClose = vi.fn()
  render(<ReceiptDialog receipt={erasureReceipt} onClose={onClose} />)
  await press('Print')
  expect(printed).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  await press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

const receipts = 'GET /admin/privacy/receipts'

test('the list has all receipts, and hands over the one to show', async () => {
  const byServer = {
    ...erasureReceipt,
    id: 's',
    by: '',
    at: '2026-11-16T12:00:00.000Z',
    erased: [
      { label: 'Referrals', count: 2 },
      { label: 'Files', count: 3 },
    ],
  }
  respond({ ...validSession, [receipts]: success([byServer, erasureReceipt]) })
  const onShow = vi.fn()
  renderAt('/', <Receipts onShow={onShow} />)
  const table = within(await screen.findByRole('table', { name: 'Receipts' }))
  const rows = table.getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Nov 16, 2026, 6:00 AM')
  expect(rows[1]).toHaveTextContent('The server')
  expect(rows[1]).toHaveTextContent('Referrals: 2, Files: 3')
  expect(rows[2]).toHaveTextContent('Ann')
  expect(screen.getByText('What was erased, when and by whom, but not whose it was.')).toBeVisible()
  await press('Show receipt of Nov 16, 2026, 6:00 AM')
  expect(onShow).toHaveBeenCalledExactlyOnceWith(byServer)
})

test('the list says that nothing was erased yet', async () => {
  respond({ ...validSession, [receipts]: success([]) })
  renderAt('/', <Receipts onShow={() => {}} />)
  expect(await screen.findByText('Nothing was erased yet.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
