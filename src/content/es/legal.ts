import * as english from '../legal.ts'

export { stylesOfResult, whatVisitorsSend } from '../legal.ts'

const updated = '15 de noviembre de 2026'

// They are shown in Spanish only when their translation has been reviewed; until then only the title and the lead are.

export const privacy: english.LegalText = {
  ...english.privacy,
  title: 'Privacidad y condiciones',
  lead: 'Qué guarda este sitio sobre usted, por qué y quién puede verlo.',
  updated,
}

export const accessibility: english.LegalText = {
  ...english.accessibility,
  title: 'Accesibilidad',
  lead: '{provider} quiere que todas las personas puedan usar este sitio.',
  updated,
}
