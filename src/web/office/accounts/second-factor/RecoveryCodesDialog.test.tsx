import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provider } from '#content/provider.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { findToast } from '../../../../../tests/support/render.tsx'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

beforeEach(signIn)
afterEach(() => vi.unstubAllGlobals())

const title = `Recovery codes for ${provider.name}`
const show = () => render(<RecoveryCodesDialog codes={['AAAA', 'BBBB']} onClose={() => {}} />)

test('the codes are saved as a file that says whose they are', async () => {
  const saved = savedFiles()
  show()
  await press('Download')
  expect(saved.names()).toEqual(['recovery-codes.txt'])
  expect(await saved.last()?.text()).toBe(`${title}\nmaria@example.org\n\nAAAA\nBBBB\n`)
})

test('the codes are printed with a line that says whose they are', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show()
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText(`${title}, maria@example.org`)).toBeInTheDocument()
})

test('says that the codes could not be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  show()
  await press('Copy')
  const text = 'The codes could not be copied. Please download or print them.'
  expect(await findToast(text)).toBeTruthy()
})
