import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { type UnsentDraft, UnsentDraftOffer, useUnsentDraft } from './unsent-draft.tsx'

type Values = { name: string; agreed: boolean; resume: File | null; links: string[] }

const empty: Values = { name: '', agreed: false, resume: null, links: [] }
const filled: Values = { ...empty, name: 'Jo', agreed: true }

function open(memory: UnsentDraft<Values>) {
  return renderHook(() => {
    const form = useForm<Values>({ defaultValues: empty })
    return { form, draft: useUnsentDraft(memory, form) }
  })
}

function fillAndClose(memory: UnsentDraft<Values>, values: Partial<Values>, sent = false) {
  const { result, unmount } = open(memory)
  act(() => result.current.form.reset({ ...empty, ...values }))
  if (sent) result.current.draft.forget()
  unmount()
}

beforeEach(() => sessionStorage.clear())

describe('a form that is closed', () => {
  test.each([
    ['a text', { name: 'Jo' }],
    ['a file', { resume: new File(['x'], 'resume.pdf') }],
    ['a list', { links: ['example.org'] }],
  ])('with %s is remembered', (_, values) => {
    const memory: UnsentDraft<Values> = { key: 'test' }
    fillAndClose(memory, values)
    expect(memory.values).toEqual({ ...empty, ...values })
    expect(open(memory).result.current.draft.offered).toBe(true)
  })

  test.each([
    ['nothing', {}],
    ['only spaces', { name: '  ' }],
    ['only a checked box', { agreed: true }],
  ])('with %s is not remembered', (_, values) => {
    const memory: UnsentDraft<Values> = { key: 'test' }
    fillAndClose(memory, values)
    expect(memory.values).toBeUndefined()
    expect(open(memory).result.current.draft.offered).toBe(false)
  })

  test('without a change keeps what was remembered before', () => {
    const memory: UnsentDraft<Values> = { key: 'test', values: filled }
    fillAndClose(memory, {})
    expect(memory.values).toBe(filled)
  })

  test('after it was sent is forgotten', () => {
    const memory: UnsentDraft<Values> = { key: 'test', values: filled }
    fillAndClose(memory, { name: 'Jo' }, true)
    expect(memory.values).toBeUndefined()
  })
})

test('restoring brings back everything but the consent, and ends the offer', () => {
  const { result } = open({ key: 'test', values: filled })
  act(() => result.current.draft.restore())
  expect(result.current.form.getValues()).toEqual({ ...filled, agreed: false })
  expect(result.current.draft.offered).toBe(false)
})

test('what was typed survives a reload in the same tab, files do not', () => {
  const { result } = open({ key: 'test' })
  const resume = new File(['x'], 'resume.pdf')
  act(() => result.current.form.reset({ ...filled, resume }))
  dispatchEvent(new Event('pagehide'))
  const reloaded = open({ key: 'test' }).result
  expect(reloaded.current.draft.offered).toBe(true)
  act(() => reloaded.current.draft.restore())
  expect(reloaded.current.form.getValues()).toEqual({ ...empty, name: 'Jo' })
  expect(open({ key: 'other' }).result.current.draft.offered).toBe(false)
})

test('a form that was sent leaves nothing in the tab', () => {
  fillAndClose({ key: 'test' }, { name: 'Jo' })
  expect(sessionStorage).toHaveLength(1)
  fillAndClose({ key: 'test' }, { name: 'Jo' }, true)
  expect(sessionStorage).toHaveLength(0)
})

test('restoring without a memory changes nothing', () => {
  const { result } = open({ key: 'test' })
  act(() => result.current.draft.restore())
  expect(result.current.form.getValues()).toEqual(empty)
})

test('the offer names what can be restored, and moves the focus to the first field', async () => {
  let restored = false
  const onRestore = () => {
    restored = true
  }
  render(
    <>
      <input aria-label="Search" />
      <form>
        <UnsentDraftOffer noun="application" onRestore={onRestore} />
        <input aria-label="Name" />
      </form>
    </>,
  )
  expect(screen.getByText(/^You closed your application before it was sent\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Bring back my application' }))
  expect(restored).toBe(true)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})
