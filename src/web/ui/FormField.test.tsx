import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { TextArea } from './Field.tsx'
import { FormField } from './FormField.tsx'

type Values = { name: string; message: string }

const sent = vi.fn()
const onChange = vi.fn()

function Form({ hint, error, max }: { hint?: string; error?: string; max?: number }) {
  const form = useForm<Values>({ defaultValues: { name: 'Jo', message: '' } })
  return (
    <form onSubmit={form.handleSubmit(sent)}>
      <FormField form={form} name="name" label="Name" hint={hint} error={error} max={max ?? 0} />
      <FormField form={form} name="message" label="Message" as={TextArea} onChange={onChange} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setError('name', { message: 'Name is taken' })}>
        Refuse
      </button>
    </form>
  )
}

const name = () => screen.getByRole('textbox', { name: 'Name' })
const message = () => screen.getByRole('textbox', { name: 'Message' })

test('shows and changes the value of the form', async () => {
  onChange.mockReset()
  sent.mockReset()
  render(<Form />)
  expect(name()).toHaveValue('Jo')
  expect(message().localName).toBe('textarea')
  await userEvent.type(name(), 'anna')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(message(), 'H{i}')
  expect(onChange).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent.mock.lastCall?.[0]).toEqual({ name: 'Joanna', message: 'Hi' })
})

test('counts the characters after the hint, if there is a limit', async () => {
  const { rerender } = render(<Form />)
  expect(name()).not.toHaveAttribute('aria-describedby')
  rerender(<Form hint="As on your ID" />)
  expect(name()).toHaveAccessibleDescription('As on your ID')
  rerender(<Form max={20} />)
  expect(name()).toHaveAccessibleDescription('2 of 20 characters')
  rerender(<Form hint="As on your ID" max={20} />)
  await userEvent.type(name(), 'anna')
  expect(name()).toHaveAccessibleDescription('As on your ID 6 of 20 characters')
})

test('shows the error of the form, unless it has its own', async () => {
  const { rerender } = render(<Form />)
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Refuse' })))
  expect(name()).toHaveAccessibleDescription('Name is taken')
  expect(name()).toBeInvalid()
  expect(message()).toBeValid()
  rerender(<Form error="Name is too long" />)
  expect(name()).toHaveAccessibleDescription('Name is too long')
})
