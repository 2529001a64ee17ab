import type { ChatLink } from '../chat/topics.ts'

export type Danger = 'suicide' | 'abuse' | 'emergency'

type Language = 'english' | 'spanish'

/** One paragraph each. Several kinds of danger in one text get the paragraphs of all of them. */
const texts: Record<Language, Record<Danger | 'unsure' | 'closing', string[]>> = {
  english: {
    suicide: [
      'I am glad you told me. You matter, and you do not have to face this alone.',
      'Call or text 988 now. It is the Suicide and Crisis Lifeline. If someone may get hurt right now, call 911.',
    ],
    abuse: [
      'Telling is right, and it is safe to tell. What others do to you is not your fault.',
      'Is it happening now? Call 911.',
      'Is an adult hurt, neglected or used? Call Adult Protective Services or report it online. For a child, call the Child Abuse Hotline. In Tennessee, everyone must report it.',
      'Do this also when it is someone who works for us. You do not have to tell us first.',
    ],
    emergency: ['Is someone badly hurt, very sick or in danger? Call 911 now.'],
    unsure: [
      'I am not sure that I understood you. If something is wrong, please do not wait.',
      'Danger now: call 911. Thoughts of suicide: call or text 988.',
      'Someone hurts you, neglects you or takes your money: call Adult Protective Services. For a child, call the Child Abuse Hotline. Telling is right, and it is safe to tell.',
    ],
    closing: [
      'I am an automatic helper. I cannot call anyone for you, and nobody else sees what you type.',
    ],
  },
  spanish: {
    suicide: [
      'Me alegra que lo diga. Usted importa, y no tiene que pasar por esto sin ayuda.',
      'Llame o mande un texto al 988 ahora. Es la línea de prevención del suicidio y crisis. Si alguien puede salir herido ahora mismo, llame al 911.',
    ],
    abuse: [
      'Contarlo está bien, y es seguro contarlo. Lo que otros le hacen no es su culpa.',
      '¿Está pasando ahora? Llame al 911.',
      '¿Lastiman, descuidan o usan a un adulto? Llame a Adult Protective Services o repórtelo en línea. Si es un niño, llame a la línea de abuso infantil. En Tennessee, todos deben reportarlo.',
      'Hágalo también cuando es alguien que trabaja para nosotros. No tiene que decírnoslo primero.',
    ],
    emergency: ['¿Alguien está muy herido, muy enfermo o en peligro? Llame al 911 ahora.'],
    unsure: [
      'No sé si le entendí bien. Si algo anda mal, por favor no espere.',
      'Peligro ahora: llame al 911. Pensamientos de suicidio: llame o mande un texto al 988.',
      'Alguien le lastima, le descuida o le quita su dinero: llame a Adult Protective Services. Si es un niño, llame a la línea de abuso infantil. Contarlo está bien, y es seguro contarlo.',
    ],
    closing: [
      'Soy un ayudante automático. No puedo llamar por usted, y nadie más ve lo que escribe.',
    ],
  },
}

const adultAbuse = '1-888-277-8366'
const childAbuse = '1-877-237-0004'

const links: Record<Language, Record<string, ChatLink>> = {
  english: {
    911: { label: 'Call 911', href: 'tel:911' },
    988: { label: 'Call 988', href: 'tel:988' },
    text: { label: 'Text 988', href: 'sms:988' },
    adult: { label: `Call Adult Protective Services, ${adultAbuse}`, href: 'tel:+18882778366' },
    online: { label: 'Report it online', href: 'https://reportadultabuse.dhs.tn.gov/' },
    child: { label: `Call the Child Abuse Hotline, ${childAbuse}`, href: 'tel:+18772370004' },
  },
  spanish: {
    911: { label: 'Llame al 911', href: 'tel:911', lang: 'es' },
    988: { label: 'Llame al 988', href: 'tel:988', lang: 'es' },
    text: { label: 'Mande un texto al 988', href: 'sms:988', lang: 'es' },
    adult: {
      label: `Llame a Adult Protective Services, ${adultAbuse}`,
      href: 'tel:+18882778366',
      lang: 'es',
    },
    online: {
      label: 'Repórtelo en línea',
      href: 'https://reportadultabuse.dhs.tn.gov/',
      lang: 'es',
    },
    child: {
      label: `Llame a la línea de abuso infantil, ${childAbuse}`,
      href: 'tel:+18772370004',
      lang: 'es',
    },
  },
}

const numbersFor: Record<Danger | 'unsure', string[]> = {
  suicide: ['988', 'text', '911'],
  abuse: ['911', 'adult', 'online', 'child'],
  emergency: ['911'],
  unsure: ['911', '988', 'text', 'adult', 'child'],
}

/** The answer to a text that speaks of danger. One in Spanish is answered in both languages. */
export function dangerAnswer(kinds: (Danger | 'unsure')[], spanish = false) {
  const textIn = (language: Language) =>
    [...kinds.flatMap((kind) => texts[language][kind]), ...texts[language].closing].join('\n')
  const numbers = new Set(kinds.flatMap((kind) => numbersFor[kind]))
  const labels = links[spanish ? 'spanish' : 'english']
  return {
    text: textIn('english'),
    spanish: spanish ? textIn('spanish') : undefined,
    links: [...numbers].flatMap((number) => labels[number] ?? []),
  }
}
