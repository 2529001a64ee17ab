import { expect, test } from 'vitest'
import { programs } from '#content/es/programs.ts'
import { builtInTexts } from '#content/es/site-texts.ts'
import { builtInDetails } from '#content/provider.ts'
import { texts as english } from '../../../../tests/support/texts.ts'
import { spanishTexts } from './spanish-texts.ts'

test('texts that nobody has changed are the built-in Spanish ones', () => {
  expect(spanishTexts({}, {}, builtInDetails)).toEqual({
    ...builtInTexts(builtInDetails),
    english: [],
  })
})

test('what staff wrote stays as they wrote it and is named, and the rest of its section is in Spanish', () => {
  const stored = { about: { lead: 'We are new here.' } }
  const { about, english } = spanishTexts(stored, {}, builtInDetails)
  expect(about.lead).toBe('We are new here.')
  expect(about.title).toBe('Quiénes somos')
  expect(english).toEqual(['about/lead'])
})

test('the Spanish that staff wrote is shown as long as it was made from the present English', () => {
  const lead = 'We are new here.'
  const written = { about: { lead: { en: lead, es: 'Acabamos de llegar.' } } }
  const shown = (lead: string) => spanishTexts({ about: { lead } }, written, builtInDetails)
  expect(shown(lead)).toMatchObject({ about: { lead: 'Acabamos de llegar.' }, english: [] })
  expect(shown('We moved.')).toMatchObject({
    about: { lead: 'We moved.' },
    english: ['about/lead'],
  })
})

test('the Spanish of a built-in text can be written anew', () => {
  const { title } = english.about
  const written = { about: { title: { en: title, es: 'Sobre nosotros' } } }
  expect(spanishTexts({}, written, builtInDetails).about.title).toBe('Sobre nosotros')
})

test('rows keep the order, the addresses and what is hidden as staff left them', () => {
  const [living, community, ...others] = english.programs.programs
  if (!living || !community) throw new Error('There are no programs.')
  const rows = [
    { ...community, hidden: true },
    { ...living, name: 'My Home', slug: 'my-home', features: ['A key'] },
    ...others,
  ]
  const stored = { programs: { programs: rows } }
  const [first, second] = spanishTexts(stored, {}, builtInDetails).programs.programs
  expect(first).toMatchObject({ name: programs[1].name, slug: community.slug, hidden: true })
  expect(second).toMatchObject({
    name: 'My Home',
    slug: 'my-home',
    features: ['A key'],
    description: programs[0].description,
  })
})
