import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RichTextEditor } from './RichTextEditor.tsx'

const onChange = vi.fn()
beforeEach(() => onChange.mockReset())

/** The simulated browser loses the first element while it sanitizes, so an empty one comes first. */
const show = (html: string, more = {}) =>
  render(
    <RichTextEditor
      id="text"
      label="Description"
      value={`<div></div>${html}`}
      onChange={onChange}
      {...more}
    />,
  )

const tool = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(tool(name))
const saved = () => onChange.mock.lastCall?.[0]
const text = () => screen.getByRole('textbox', { name: 'Description' })

test('is a named text box with the given text', () => {
  show('<p>Meet <strong>employers</strong></p>')
  expect(text()).toHaveTextContent('Meet employers')
  expect(text()).toHaveAttribute('aria-multiline', 'true')
  expect(text()).toHaveAttribute('id', 'text')
  expect(text()).not.toHaveAttribute('aria-invalid')
  expect(text()).not.toHaveAttribute('aria-describedby')
  expect(onChange).not.toHaveBeenCalled()
})

test('says its error', () => {
  show('', { invalid: true, describedBy: 'problem' })
  expect(text()).toHaveAttribute('aria-invalid', 'true')
  expect(text()).toHaveAttribute('aria-describedby', 'problem')
})

describe('the toolbar', () => {
  test.each([
    ['Heading', '<h3>Text</h3>'],
    ['Small heading', '<h4>Text</h4>'],
    ['Bulleted list', '<ul><li><p>Text</p></li></ul>'],
    ['Numbered list', '<ol><li><p>Text</p></li></ol>'],
  ])('turns the paragraph into: %s, and back', async (name, html) => {
    show('<p>Text</p>')
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
    await press(name)
    expect(saved()).toContain(html)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    await press(name)
    expect(saved()).toContain('<p>Text</p>')
  })

  test.each(['Bold', 'Italic'])('%s is on for the next letters', async (name) => {
    show('<p>Text</p>')
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
    await press(name)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    expect(tool('Heading')).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows which of the two headings is on', async () => {
    show('<p>Text</p>')
    await press('Heading')
    expect(tool('Small heading')).toHaveAttribute('aria-pressed', 'false')
    await press('Small heading')
    expect(tool('Small heading')).toHaveAttribute('aria-pressed', 'true')
    expect(tool('Heading')).toHaveAttribute('aria-pressed', 'false')
  })

  test('undoes and repeats a change, if there is one', async () => {
    show('<p>Text</p>')
    for (const name of ['Undo', 'Redo']) expect(tool(name)).toHaveAttribute('aria-disabled', 'true')
    await press('Undo')
    expect(onChange).not.toHaveBeenCalled()
    await press('Heading')
    expect(tool('Undo')).not.toHaveAttribute('aria-disabled')
    await press('Undo')
    expect(saved()).toContain('<p>Text</p>')
    await press('Redo')
    expect(saved()).toContain('<h3>Text</h3>')
    expect(tool('Redo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('is a named group', () => {
    show('')
    expect(screen.getByRole('group', { name: 'Formatting' })).toContainElement(tool('Bold'))
  })
})

describe('a link', () => {
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link address' })

  async function open(html = '') {
    show(html)
    await press('Link')
  }

  test.each([
    ['example.org', 'https://example.org'],
    ['example.org/jobs?a=b', 'https://example.org/jobs?a=b'],
    [' HTTP://example.org ', 'HTTP://example.org'],
    ['https://example.org/a b', undefined],
    ['jo@example.org', 'mailto:jo@example.org'],
    ['mailto:jo@example.org', 'mailto:jo@example.org'],
    ['jo@example', undefined],
    ['see example.org', undefined],
    ['tel:555', undefined],
    ['example', undefined],
    ['', undefined],
  ])('to %j becomes %j', async (typed, href) => {
    await open()
    expect(address()).toHaveFocus()
    fireEvent.change(address(), { target: { value: typed } })
    await press('Set link')
    if (href) {
      expect(saved()).toContain(`href="${href}">${href}</a>`)
      expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull()
    } else {
      expect(onChange).not.toHaveBeenCalled()
      expect(address()).toHaveAccessibleDescription('Enter a web address or an email address')
    }
  })

  test('is set with Enter, which does not send the form around the editor', async () => {
    await open()
    fireEvent.change(address(), { target: { value: 'example.org' } })
    expect(fireEvent.keyDown(address(), { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(address(), { key: 'Enter' })).toBe(false)
    expect(saved()).toContain('href="https://example.org"')
  })

  test('is left alone with Escape, which does not close the dialog around the editor', async () => {
    const around = vi.fn()
    document.body.addEventListener('keydown', around)
    await open('<p>Text</p>')
    around.mockReset()
    fireEvent.keyDown(address(), { key: 'Escape' })
    document.body.removeEventListener('keydown', around)
    expect(around).not.toHaveBeenCalled()
    expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('that is new cannot be removed, and its field can be closed', async () => {
    await open('<p>Text</p>')
    expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull()
    await press('Close')
    expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull()
  })

  describe('that exists', () => {
    const html = '<p><a href="https://old.example.org">Our site</a></p>'

    test('is changed', async () => {
      await open(html)
      expect(tool('Link')).toHaveAttribute('aria-pressed', 'true')
      expect(address()).toHaveValue('https://old.example.org')
      fireEvent.change(address(), { target: { value: 'new.example.org' } })
      await press('Set link')
      expect(saved()).toContain('href="https://new.example.org">Our site</a>')
    })

    test('is removed, and its text stays', async () => {
      await open(html)
      await press('Remove link')
      expect(saved()).toBe('<p>Our site</p>')
      expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull()
      expect(tool('Link')).toHaveAttribute('aria-pressed', 'false')
    })
  })
})
