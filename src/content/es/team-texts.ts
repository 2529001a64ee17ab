import type * as english from '../team-texts.ts'

export const teamTexts: typeof english.teamTexts = {
  title: 'Nuestro equipo: las personas que contestan el teléfono',
  page: 'página de personas',
  loading: 'Cargando el equipo...',
  failed: 'No pudimos cargar el equipo',
  samples: 'Estas personas son un ejemplo.',
  none: 'Por ahora no hay nadie en esta lista. Vuelva pronto.',
}
