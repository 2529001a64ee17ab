import { expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { SiteDetailsForm, SiteDetailsInput } from './site-details.ts'

const details = {
  name: 'Ridge “River” مركز',
  tagline: 'At home',
  description: 'Support at home',
  timeZone: 'America/New_York',
  facts: { eligibility: 'Adults', counties: ['Knox'], plans: ['ECF CHOICES'], cost: '' },
  phone: '(615) 555-0142',
  email: 'hello@example.org',
  address: { street: '12 Mill Street', city: 'Murfreesboro', region: 'TN', postalCode: '37130' },
  hours: 'Monday to Friday, 8 to 5',
  licensing: [{ title: 'License', detail: 'Number 12' }],
  links: [{ label: 'TennCare', href: 'https://www.tn.gov/tenncare' }],
}

function changed(path: string, value: unknown) {
  const copy = structuredClone(details) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const target = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy)
  target[last] = value
  return copy
}

test('the details of the provider are stored as typed, without spaces around them', () => {
  expect(SiteDetailsInput.parse({ ...details, updatedAt: 'v1' })).toEqual({
    ...details,
    updatedAt: 'v1',
  })
  expect(SiteDetailsForm.parse(changed('address.region', ' tn ')).address.region).toBe('TN')
  expect(SiteDetailsForm.parse(changed('address.postalCode', ' 37130-1234 '))).toMatchObject({
    address: { postalCode: '37130-1234' },
  })
})

test.each([
  ['phone', '6'.repeat(33), 'Phone must be at most 32 characters'],
  ['phone', '555-0142', 'Enter a number with its area code, for example (615) 555-0142'],
  ['email', `${'a'.repeat(255)}`, 'Email must be at most 254 characters'],
  ['address', undefined, 'Address is required'],
  ['address.street', 'x'.repeat(121), 'Street must be at most 120 characters'],
  ['address.city', 'x'.repeat(61), 'City must be at most 60 characters'],
  ['address.region', 'TNX', 'Enter two letters, for example TN'],
  ['address.region', '1TN', 'Enter two letters, for example TN'],
  ['address.region', 'T', 'Enter two letters, for example TN'],
  ['address.postalCode', '3713', 'Enter a ZIP code, for example 37130'],
  ['address.postalCode', '371301', 'Enter a ZIP code, for example 37130'],
  ['address.postalCode', 'x37130', 'Enter a ZIP code, for example 37130'],
  ['address.postalCode', '37130-12', 'Enter a ZIP code, for example 37130'],
  ['address.postalCode', '3713O', 'Enter a ZIP code, for example 37130'],
  ['hours', 'x'.repeat(101), 'Office hours must be at most 100 characters'],
  ['name', 'x'.repeat(81), 'Name must be at most 80 characters'],
  ['name', 'Ridge\nRiver', 'Please write it in one line'],
  ['tagline', 'x'.repeat(81), 'Tagline must be at most 80 characters'],
  ['description', 'x'.repeat(201), 'Description must be at most 200 characters'],
  ['timeZone', 'Central', 'Choose a time zone from the list'],
  ['timeZone', '-06:00', 'Choose a time zone from the list'],
  ['timeZone', '', 'Choose a time zone from the list'],
  ['facts.eligibility', 'x'.repeat(401), 'Who can get services must be at most 400 characters'],
  ['facts.counties.0', 'x'.repeat(41), 'County must be at most 40 characters'],
  ['facts.counties', Array(96).fill('Knox'), 'At most 95 can be listed'],
  ['facts.plans.0', 'Plan\nB', 'Please write it in one line'],
  ['facts.plans', Array(21).fill('Plan'), 'At most 20 can be listed'],
  ['facts.cost', 'x'.repeat(401), 'What it costs must be at most 400 characters'],
  ['licensing', undefined, 'This list is required'],
  ['licensing.0.title', '', 'Title is required'],
  ['licensing.0.title', 'x'.repeat(81), 'Title must be at most 80 characters'],
  ['licensing.0.detail', '', 'Detail is required'],
  ['licensing.0.detail', 'x'.repeat(201), 'Detail must be at most 200 characters'],
  ['links', undefined, 'This list is required'],
  ['links.0.label', '', 'Label is required'],
  ['links.0.label', 'x'.repeat(81), 'Label must be at most 80 characters'],
  ['links.0.href', '', 'Web address is required'],
  ['links.0.href', 'x'.repeat(501), 'Web address must be at most 500 characters'],
])('%s %.40j: %s', (path, value, message) => {
  const [first] = listFaults(SiteDetailsForm, changed(path, value))
  expect(first).toBe(`${path}: ${message}`)
})

test('every detail can be left empty', () => {
  const empty = {
    name: '',
    tagline: ' ',
    phone: ' ',
    email: '',
    address: { street: '', city: '', region: ' ', postalCode: '' },
    hours: '',
    licensing: [],
    links: [],
  }
  expect(listFaults(SiteDetailsForm, empty)).toEqual([])
})

test('lists of facts lose empty lines and repeated ones', () => {
  const counties = ['Knox', '', ' Blount ', 'Knox']
  expect(SiteDetailsForm.parse(changed('facts.counties', counties)).facts?.counties).toEqual([
    'Knox',
    'Blount',
  ])
})

test.each(['hello', 'héllo@example.org', 'a b@example.org', 'a@example', '"a"@example.org'])(
  'the email %s is not an ordinary one',
  (email) =>
    expect(listFaults(SiteDetailsForm, { ...details, email })).toEqual([
      'email: Please enter a valid email address',
    ]),
)

test.each([
  'www.example.org',
  'javascript:alert(1)',
  'ftp://example.org',
  'xhttps://example.org',
  'https://localhost',
  'https://exa mple.org',
  'https://example.org/a b',
  'https://',
])('%s is no web address', (href) =>
  expect(listFaults(SiteDetailsForm, changed('links.0.href', href))).toEqual([
    'links.0.href: Enter a web address that begins with https://',
  ]),
)

test.each(['http://example.org', 'HTTPS://EXAMPLE.ORG/a?b#c'])('%s is a web address', (href) =>
  expect(listFaults(SiteDetailsForm, changed('links.0.href', href))).toEqual([]),
)

test('a list has at most twelve entries, and none of them twice', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `License ${index}`, detail: 'Valid' }))
  expect(listFaults(SiteDetailsForm, { ...details, licensing: [] })).toEqual([])
  expect(listFaults(SiteDetailsForm, { ...details, licensing: rows(12) })).toEqual([])
  expect(listFaults(SiteDetailsForm, { ...details, licensing: rows(13) })).toEqual([
    'licensing: At most 12 can be listed',
  ])
  const twice = [...rows(2), ...rows(1)]
  expect(listFaults(SiteDetailsForm, { ...details, licensing: twice })).toEqual([
    'licensing: The same entry is listed twice',
  ])
  const sameTitle = [
    { title: 'License', detail: 'One' },
    { title: 'License', detail: 'Two' },
  ]
  expect(listFaults(SiteDetailsForm, { ...details, licensing: sameTitle })).toEqual([])
})

test('empty rows get the message that they are empty, not that they are duplicates', () => {
  const empty = { title: '', detail: '' }
  const faults = listFaults(SiteDetailsForm, { ...details, licensing: [empty, empty] })
  expect(faults).not.toContain('licensing: The same entry is listed twice')
  expect(faults).toContain('licensing.1.title: Title is required')
  const half = { title: 'License', detail: '' }
  expect(listFaults(SiteDetailsForm, { ...details, licensing: [half, half] })).toContain(
    'licensing: The same entry is listed twice',
  )
})
