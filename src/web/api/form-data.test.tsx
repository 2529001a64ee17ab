import { expect, test } from 'vitest'
import { toFormData } from './form-data.ts'

test('a form has the texts and the file', () => {
  const image = new File(['x'], 'garden.png')
  const form = toFormData({ title: 'Garden Day', order: 0, isActive: false, image })
  expect([...form.keys()]).toEqual(['title', 'order', 'isActive', 'image'])
  expect(form.get('title')).toBe('Garden Day')
  expect(form.get('order')).toBe('0')
  expect(form.get('isActive')).toBe('false')
  expect(form.get('image')).toBe(image)
})

test('a field without a value is left out, and an empty text is sent', () => {
  const form = toFormData({ subtitle: '', image: null, order: undefined })
  expect([...form.entries()]).toEqual([['subtitle', '']])
})
