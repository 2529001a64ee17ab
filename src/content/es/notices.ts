import type * as english from '../notices.ts'
import type { Texts } from '../texts.ts'

export const notices: Texts<typeof english.notices> = {
  path: '/notices',
  title: 'Avisos',
  description: (name, notices) => `Avisos de ${name}: ${notices}.`,
  loading: 'Cargando los avisos...',
  failed: 'No pudimos cargar los avisos. Intente de nuevo.',
}

export const noticeTitles: typeof english.noticeTitles = {
  'non-discrimination': 'No discriminación',
  'language-help': 'Ayuda con el idioma',
  'how-to-complain': 'Cómo presentar una queja',
}
