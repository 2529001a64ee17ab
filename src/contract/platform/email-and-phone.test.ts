import { expect, test } from 'vitest'
import { emailPattern } from './email-and-phone.ts'
import { formatPhone, isDialable, isPhone, phoneHref } from './phone.ts'

test.each([
  ['6155550177', true],
  ['+1 (615) 555-0177', true],
  ['9', true],
  ['1234567890123456', true],
  ['12345678901234567', false],
  ['0615', false],
  ['++1615', false],
  ['615.555.0177', false],
  ['615-555-0177 x1', false],
  ['x615', false],
  ['', false],
])('%s is a phone number: %s', (text, expected) => expect(isPhone(text)).toBe(expected))

test.each([
  ['(615) 555-0142', 'tel:+16155550142'],
  ['615.555.0142', 'tel:+16155550142'],
  ['1-888-277-8366', 'tel:+18882778366'],
  ['+1 615 555 0142', 'tel:+16155550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('%s can be called by %s', (written, href) => {
  expect(isDialable(written)).toBe(true)
  expect(phoneHref(written)).toBe(href)
})

test.each([
  '',
  '555-0142',
  '(615) 555-01422',
  '015 555 0142',
  '+1 615 555',
  '+44 20',
  '1-800-FLOWERS',
  '615-555-0142 x12',
  '6155550142;ext=1',
  'javascript:6155550142',
])('%s cannot be called', (written) => expect(isDialable(written)).toBe(false))

test.each([
  ['6155550142', '(615) 555-0142'],
  ['615-555-0142', '(615) 555-0142'],
  ['615.555.0142', '(615) 555-0142'],
  ['+1 615 555 0142', '(615) 555-0142'],
  ['1 (615) 555-0142', '(615) 555-0142'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['555-0142', '555-0142'],
  ['615-555-0142 x12', '615-555-0142 x12'],
  ['', ''],
])('%s is shown as %s', (written, shown) => expect(formatPhone(written)).toBe(shown))

test.each([
  ['ann@example.org', true],
  ['a@b.c', true],
  ['a@.b.c', true],
  ['a@b..c', true],
  ['a@.b', false],
  ['a@b.', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  [`a@${'.'.repeat(1_000_000)}@`, false],
  [`${'a'.repeat(1_000_000)}@`, false],
])('%.40s is an address: %s', (text, expected) => {
  expect(emailPattern.test(text)).toBe(expected)
})
