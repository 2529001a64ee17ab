import { adultProtectiveServices } from '#content/adult-protective-services.ts'
import type { Answer, ChatLink } from '../topics/topics.ts'

/** In the order in which certain phrases of several kinds count. An emergency is violence or a matter of health. */
export const dangers = ['suicide', 'emergency', 'abuse'] as const
export type Danger = (typeof dangers)[number]

type Language = 'english' | 'spanish'
type Help = 'suicide' | 'emergency' | 'adult' | 'child'

/** What comes first, by kind. Each line is a paragraph. */
const first: Record<Language, Record<Help | 'unsure', string>> = {
  english: {
    suicide:
      'Call or text 988 now. It’s the Suicide and Crisis Lifeline.\nI’m glad you told me. You matter, and you don’t have to face this alone.',
    emergency: 'Call 911 now if someone is badly hurt, very sick, threatened or in danger.',
    adult:
      'Call Adult Protective Services or report it online. In Tennessee, everyone must report it when an adult is hurt, neglected or taken advantage of.\nTelling is right, and it’s safe to tell. What others do to you is not your fault.\nDo this even if the person works for us. You don’t have to tell us first.',
    child:
      'Call the Child Abuse Hotline. In Tennessee, everyone must report it when a child is hurt or neglected.\nTelling is right, and it’s safe to tell. What others do to a child is never the fault of the child.\nDo this even if the person works for us. You don’t have to tell us first.',
    unsure: 'I’m not sure I understood you. If something is wrong, please don’t wait.',
  },
  spanish: {
    suicide:
      'Llame o mande un mensaje de texto al 988 ahora. Es la línea de prevención del suicidio y crisis.\nMe alegra que me lo haya dicho. Usted importa, y no tiene que pasar por esto sin ayuda.',
    emergency:
      'Llame al 911 ahora si alguien está muy herido, muy enfermo, amenazado o en peligro.',
    adult:
      'Llame a Adult Protective Services o repórtelo en línea. En Tennessee, todos deben reportarlo cuando lastiman o descuidan a un adulto, o se aprovechan de él.\nContarlo está bien, y es seguro contarlo. Lo que otros le hacen no es su culpa.\nHágalo también cuando es alguien que trabaja para nosotros. No tiene que decírnoslo primero.',
    child:
      'Llame a la línea de abuso infantil. En Tennessee, todos deben reportarlo cuando lastiman o descuidan a un niño.\nContarlo está bien, y es seguro contarlo. Lo que otros le hacen a un niño nunca es culpa del niño.\nHágalo también cuando es alguien que trabaja para nosotros. No tiene que decírnoslo primero.',
    unsure: 'No sé si le entendí bien. Si algo anda mal, por favor no espere.',
  },
}

/** The other help, one sentence each. */
const others: Record<Language, Record<Help | 'closing', string>> = {
  english: {
    emergency: 'Danger now: call 911.',
    suicide: 'Thoughts of suicide: call or text 988.',
    adult:
      'An adult is being hurt, neglected or taken advantage of: call Adult Protective Services or report it online.',
    child: 'A child is being hurt or neglected: call the Child Abuse Hotline.',
    closing:
      'I’m an automatic helper. I can’t call anyone for you, and no one else sees what you type.',
  },
  spanish: {
    emergency: 'Peligro ahora: llame al 911.',
    suicide: 'Pensamientos de suicidio: llame o mande un mensaje de texto al 988.',
    adult:
      'Alguien lastima o descuida a un adulto, o se aprovecha de él: llame a Adult Protective Services o repórtelo en línea.',
    child: 'Alguien lastima o descuida a un niño: llame a la línea de abuso infantil.',
    closing:
      'Soy un ayudante automático. No puedo llamar por usted, y nadie más ve lo que escribe.',
  },
}

const childAbuse = '1-877-237-0004'

const labels: Record<Language, Record<string, string>> = {
  english: {
    'tel:911': 'Call 911',
    'tel:988': 'Call 988',
    'sms:988': 'Text 988',
    'tel:+18882778366': `Call Adult Protective Services, ${adultProtectiveServices}`,
    'https://reportadultabuse.dhs.tn.gov/': 'Report it online',
    'tel:+18772370004': `Call the Child Abuse Hotline, ${childAbuse}`,
  },
  spanish: {
    'tel:911': 'Llame al 911',
    'tel:988': 'Llame al 988',
    'sms:988': 'Mande un mensaje de texto al 988',
    'tel:+18882778366': `Llame a Adult Protective Services, ${adultProtectiveServices}`,
    'https://reportadultabuse.dhs.tn.gov/': 'Repórtelo en línea',
    'tel:+18772370004': `Llame a la línea de abuso infantil, ${childAbuse}`,
  },
}

const numbers: Record<Help, ChatLink['href'][]> = {
  emergency: ['tel:911'],
  suicide: ['tel:988', 'sms:988'],
  adult: ['tel:+18882778366', 'https://reportadultabuse.dhs.tn.gov/'],
  child: ['tel:+18772370004'],
}

const order: Help[] = ['emergency', 'suicide', 'adult', 'child']

/**
 * The answer to a text that speaks of danger: the help for its kind first, then all other help. An answer in Spanish
 * has the English below it, unless `english` is false.
 */
export function dangerAnswer(
  kind: Danger | 'unsure',
  { spanish, child, english = true }: { spanish: boolean; child: boolean; english?: boolean },
): Omit<Answer, 'followUps'> {
  const nearest: Help | 'unsure' = kind === 'abuse' ? (child ? 'child' : 'adult') : kind
  const rest = order.filter((help) => help !== nearest)
  const textIn = (language: Language) =>
    [
      first[language][nearest],
      rest.map((help) => others[language][help]).join(' '),
      others[language].closing,
    ].join('\n')
  const language = spanish ? 'spanish' : 'english'
  const helps = nearest === 'unsure' ? order : [nearest, ...rest]
  return {
    text: textIn(language),
    ...(spanish && { lang: 'es', ...(english && { english: textIn('english') }) }),
    links: helps
      .flatMap((help) => numbers[help])
      .map((href) => ({
        href,
        label: labels[language][href] ?? href,
        ...(spanish && { lang: 'es' as const }),
      })),
  }
}
