import type { Answer, ChatLink, Facts, SpanishEntry, Topic } from '../topics/topics.ts'
import { changedInSpanish } from './changed-programs.ts'
import { type ChatAnswers, inCaseOf } from './chat-answers.ts'
import { spanishOffice } from './spanish-office.ts'
import { spanishServices } from './spanish-services.ts'

/** Every topic in Spanish. The facts are those of the English answers. */
const spanishTopics = (facts: Facts): Record<Topic, SpanishEntry> => ({
  ...spanishServices(facts),
  ...spanishOffice(facts),
})

const otherTexts: Record<keyof ChatAnswers['otherAnswers'], string> = {
  greeting: '¡Hola! ¿Qué le gustaría saber? También puede llamarnos.',
  thanks: '¡De nada! ¿Hay algo más que quiera saber?',
  nearest: 'No sé si le entendí bien. ¿Es una de estas preguntas? También puede llamarnos.',
  unknown:
    'No tengo una respuesta a eso. Nuestro personal puede ayudarle. Por favor, llámenos o escríbanos.',
}

/** The same answers in Spanish. What staff changed about a program is in English unless they wrote its Spanish too. */
export function inSpanish({ facts, faq, otherAnswers }: ChatAnswers): ChatAnswers {
  const topics = spanishTopics(facts)
  const changed = changedInSpanish(facts)
  const write = facts.details.phone ? (text: string) => text : askToWrite
  const translate = <One extends Answer>(answer: One, texts: Partial<SpanishEntry>): One => ({
    ...answer,
    ...texts,
    ...(texts.text ? { text: write(texts.text), lang: 'es' } : { lang: 'en' }),
    links: answer.links.map((link) => linkInSpanish(link, facts)),
  })
  const entries = Object.entries(faq).map(([name, entry]) => {
    const topic = name as Topic
    const { question, text } = topics[topic]
    return [topic, translate(entry, { question, ...(changed[topic] ?? { text }) })]
  })
  const others = Object.entries(otherAnswers).map(([name, answer]) => [
    name,
    translate(answer, { text: otherTexts[name as keyof typeof otherTexts] }),
  ])
  return {
    facts,
    faq: Object.fromEntries(entries),
    otherAnswers: Object.fromEntries(others),
  }
}

/** While nobody has entered a phone number, no text asks to call us. */
const askToWrite = (text: string) =>
  text
    .replace('Llámenos, escríbanos o use', 'Use')
    .replace(/llámenos(?: o escríbanos)?/gi, (found) => inCaseOf(found, 'escríbanos'))
    .replace(/\bllamarnos\b/g, 'escribirnos')
    .replace(/\bllame primero\b/g, 'escriba primero')

const labels: Partial<Record<ChatLink['href'], string>> = {
  '#about': 'Quiénes somos',
  '#our-mission': 'Nuestra misión',
  '#services': 'Ver nuestros servicios',
  '#our-team': 'Ver nuestro equipo',
  '#testimonials': 'Leer las historias',
  '#careers': 'Ver los empleos',
  '/?view=jobs#careers': 'Ver los empleos disponibles',
  '#contact-us': 'Ir al formulario de contacto',
  '/events': 'Ver todos los eventos',
  '/easy': 'Abrir la lectura fácil',
  '/privacy': 'Leer sobre la privacidad',
  '/accessibility': 'Leer sobre la accesibilidad',
  '/notices': 'Leer nuestros avisos',
  '/referral/online': 'Enviar una remisión en línea',
  '/referral-form.docx': 'Descargar el formulario de remisión',
  'https://www.hhs.gov/hipaa/for-individuals/index.html': 'Sus derechos según HIPAA',
}

/** The chat leads to these pages without a script, so their addresses say the language. */
const addresses: Partial<Record<ChatLink['href'], ChatLink['href']>> = {
  '/easy': '/es/easy',
  '/referral-form.docx': '/es/referral-form.docx',
}

/** A link with its label in Spanish. The names of offices and programs stay as they are. */
function linkInSpanish(link: ChatLink, { spanish }: Facts): ChatLink {
  const label =
    labels[link.href] ??
    link.label
      .replace(/^Call (?=[\d(+])/, 'Llamar al ')
      .replace(/^Call (the )?/, 'Llamar a ')
      .replace(/^Email /, 'Escribir a ')
      .replace(/^(More )?About /i, 'Más sobre ')
  const href = (spanish && addresses[link.href]) || link.href
  const isSpanish = labels[link.href] !== undefined || label !== link.label
  return { ...link, href, label, lang: isSpanish ? 'es' : (link.lang ?? 'en') }
}
