import { describe, expect, test } from 'vitest'
import { chatAnswers } from '#assistant/answers/chat-answers.ts'
import { inSpanish } from '#assistant/answers/spanish.ts'
import { builtInDetails } from '#content/provider.ts'
import type { Program, SiteTexts } from '#contract/website/site-texts/sections.ts'
import { texts } from '../../../../tests/support/texts.ts'

const builtInAnswers = chatAnswers(builtInDetails, texts, { spanish: true })

describe('when staff have changed the texts of the page', () => {
  const [living, community, ...others] = texts.programs.programs
  const chatWith = (changes: Partial<SiteTexts>) =>
    chatAnswers(builtInDetails, { ...texts, ...changes }, { spanish: true })
  const withPrograms = (programs: (Program | undefined)[]) =>
    chatWith({
      programs: { ...texts.programs, programs: programs.filter((each) => each !== undefined) },
    })

  test('a renamed program has its new name and what staff wrote of it', () => {
    const renamed = living && { ...living, name: 'My Home', description: 'You live at home.' }
    const chat = withPrograms([renamed, community, ...others])
    const { faq } = chat
    const spanish = inSpanish(chat).faq
    expect(faq.services.text).toContain('My Home, Community Engagement, Personal Development and')
    expect(faq['supported-living'].text).toMatch(/^My Home: You live at home\.\n/)
    expect(faq.medicine.text).not.toContain('Supported Living')
    expect(faq.community.text).toBe(builtInAnswers.faq.community.text)
    expect(spanish['supported-living']).toMatchObject({
      text: faq['supported-living'].text,
      lang: 'en',
    })
    expect(spanish.services.text).toContain('My Home')
  })

  test('a Spanish page says in Spanish what staff wrote in Spanish, and the rest in English', () => {
    const renamed = living && { ...living, name: 'Mi casa', description: 'Vive en su casa.' }
    const programs = { ...texts.programs, programs: renamed ? [renamed, ...others] : [] }
    const facts = { ...builtInDetails.facts, cost: 'No cuesta nada.', wait: 'It takes a year.' }
    const details = { ...builtInDetails, facts, english: ['facts/wait', 'facts/eligibility'] }
    const faqWith = (english: string[]) =>
      inSpanish(chatAnswers(details, { ...texts, programs, english }, { spanish: true })).faq
    const faq = faqWith([])
    expect(faq['supported-living']).toMatchObject({
      text: expect.stringMatching(/^Mi casa: Vive en su casa\.\nPara saber/),
      lang: 'es',
    })
    expect(faq.community).toMatchObject({ text: expect.stringMatching(/^Por favor/), lang: 'es' })
    expect(faq.cost.text).toBe('No cuesta nada.')
    expect(faq['waiting-list'].text).toContain('No podemos decir cuánto tarda.')
    expect(faq.license.text).toMatch(/^Nuestras licencias:\n/)
    const path = 'programs/programs/supported-living/description'
    expect(faqWith([path])['supported-living'].lang).toBe('en')
  })

  test('a hidden program is not offered', () => {
    const { faq } = withPrograms([living, ...others])
    expect(JSON.stringify([faq.services, faq.community, faq.transportation])).not.toContain(
      'Community Engagement',
    )
  })

  test('benefits and facts are those that staff wrote, and no link leads to a hidden section', () => {
    const benefits = [{ id: 'new', name: 'Free lunch', hidden: false }]
    const about = { ...texts.about, lead: '', text: '', ofTheName: '', caption: '' }
    const changed = chatWith({ careers: { ...texts.careers, benefits }, about })
    expect(changed.faq['job-benefits'].text).toContain('Free lunch.')
    expect(changed.faq.training.text).not.toContain('Professional development')
    expect(changed.faq.about.links.map(({ href }) => href)).toEqual(['#our-mission'])
    const facts = { ...builtInDetails.facts, counties: [], cost: 'It is free.' }
    const { faq } = chatAnswers({ ...builtInDetails, facts }, texts, { spanish: true })
    expect(faq.area.text).toBe('Please call us to ask about your county.')
    expect(faq.cost.text).toBe('It is free.')
  })
})

test('no answer asks to call us while nobody has entered a phone number', () => {
  const details = { ...builtInDetails, phone: '', email: '' }
  const bare = chatAnswers(details, texts, { spanish: true })
  for (const { text } of [...Object.values(bare.faq), ...Object.values(bare.otherAnswers)]) {
    expect(text).not.toMatch(/call (or \w+ )?(to )?us|call first/i)
  }
  const spanish = inSpanish(bare)
  for (const { text } of [...Object.values(spanish.faq), ...Object.values(spanish.otherAnswers)]) {
    expect(text).not.toMatch(/llámenos|llamarnos|llame p/i)
  }
})
