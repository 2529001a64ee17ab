import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { countCharacters, describedBy, Field, SelectField, TextArea, TextField } from './Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SearchField } from './SearchField.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const kinds = [
  ['text field', TextField, 'textbox'],
  ['text area', TextArea, 'textbox'],
  ['list', SelectField, 'combobox'],
] as const

describe.each(kinds)('a %s', (_, Kind, role) => {
  test('has only its label if it has nothing else', () => {
    render(<Kind label="Name" />)
    const control = screen.getByRole(role, { name: 'Name' })
    expect(screen.getByText('Name')).toHaveTextContent(/^Name$/)
    for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
      expect(control).not.toHaveAttribute(name)
    }
    expect(control).not.toBeRequired()
  })

  test('says its error before its hint, and that it is required', () => {
    render(<Kind label="Name" hint="As on your ID" error="Name is required" required />)
    const control = screen.getByRole(role, { name: 'Name (required)' })
    expect(control).toHaveAccessibleDescription('Name is required As on your ID')
    expect(control).toBeInvalid()
    expect(control).toBeRequired()
    expect(control).toHaveAttribute('aria-required', 'true')
  })

  test('with a hint alone is valid', () => {
    render(<Kind label="Name" hint="As on your ID" />)
    const control = screen.getByRole(role)
    expect(control).toHaveAccessibleDescription('As on your ID')
    expect(control).not.toHaveAttribute('aria-invalid')
  })
})

test('only the error of the field with the focus is scrolled to', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const fields = (error?: string) => (
    <>
      <TextField label="Name" error={error} autoFocus />
      <TextField label="Phone" error={error} />
    </>
  )
  const { rerender } = render(fields())
  rerender(fields('This is required'))
  const shown = screen.getAllByText('This is required').map((text) => text.parentElement)
  expect(scroll.mock.instances).toEqual(shown.slice(0, 1))
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})

test('a field can say in other words that it is required', () => {
  render(
    <Field label="Picture" required requiredNote="required for new slides">
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Picture (required for new slides)' })).toBeVisible()
})

test('fields can share one error that is shown elsewhere', () => {
  render(
    <>
      <TextField label="Email" errorId="shared" hint="For our reply" />
      <PasswordField label="Password" errorId="shared" />
      <p id="shared">Invalid credentials</p>
    </>,
  )
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')]
  expect(email).toHaveAccessibleDescription('Invalid credentials For our reply')
  expect(email).toBeInvalid()
  expect(password).toHaveAccessibleDescription('Invalid credentials')
})

test('a control gets one more description before its own', () => {
  const control = {
    id: 'picture',
    'aria-describedby': 'hint',
    'aria-invalid': undefined,
    'aria-required': undefined,
  }
  expect(describedBy(control, 'state')).toEqual({ ...control, 'aria-describedby': 'state hint' })
  expect(describedBy(control, false)).toEqual(control)
  const bare = { ...control, 'aria-describedby': undefined }
  expect(describedBy(bare, false)).toEqual(bare)
})

test.each([
  [undefined, '0 of 20 characters'],
  ['  Hello ', '5 of 20 characters'],
])('the length of %j is %j', (text, count) => {
  expect(countCharacters(text, 20)).toBe(count)
})

test('a password can be shown and hidden', async () => {
  render(<PasswordField label="New Password" required hint="At least 12 characters" />)
  const field = screen.getByLabelText('New Password (required)', { exact: true })
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription('At least 12 characters')
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }))
  expect(field).toHaveAttribute('type', 'password')
})

describe('a checkbox', () => {
  test('says why it must be checked', () => {
    render(
      <Checkbox required error="Please agree">
        I agree
      </Checkbox>,
    )
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(box).toHaveAccessibleDescription('Please agree')
    expect(box).toBeInvalid()
    expect(box).toHaveAttribute('aria-required', 'true')
  })

  test('without an error is neither invalid nor required', () => {
    render(<Checkbox>I agree</Checkbox>)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
      expect(box).not.toHaveAttribute(name)
    }
  })
})

test('a search field reports what is typed', async () => {
  const onChange = vi.fn()
  render(
    <SearchField
      label="Search jobs"
      placeholder="Title"
      value=""
      onChange={onChange}
      maxLength={9}
    />,
  )
  const field = screen.getByRole('searchbox', { name: 'Search jobs' })
  expect(field).toHaveAttribute('maxlength', '9')
  await userEvent.type(field, 'n')
  expect(onChange.mock.calls).toEqual([['n']])
})

describe('a choice between a few options', () => {
  const options = [
    { value: 'day', label: 'Day' },
    { value: 'night', label: 'Night' },
  ]

  test('is a named group of radio buttons', async () => {
    const onChange = vi.fn()
    render(
      <SegmentedControl
        label="Shift"
        hint="You can change it later"
        name="shift"
        options={options}
        selected="day"
        onChange={({ target }) => onChange(target.value)}
      />,
    )
    expect(screen.getByRole('group', { name: 'Shift' })).toBeVisible()
    expect(screen.getByText('You can change it later')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Night' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
    expect(onChange.mock.calls).toEqual([['night']])
  })

  test('starts without a choice when a form keeps the value', async () => {
    render(<SegmentedControl label="Shift" hideLabel name="shift" options={options} />)
    expect(screen.getByRole('group', { name: 'Shift' })).toBeVisible()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
    expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked()
  })

  test('shows its label unless it is hidden', () => {
    const { rerender } = render(<SegmentedControl label="Shift" options={options} />)
    expect(screen.getByText('Shift')).not.toHaveClass('visually-hidden')
    rerender(<SegmentedControl label="Shift" hideLabel options={options} />)
    expect(screen.getByText('Shift')).toHaveClass('visually-hidden')
  })
})
