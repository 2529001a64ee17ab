import type * as english from '../hero-texts.ts'

export { builtInScenes } from '../hero-texts.ts'

export const heroTexts: typeof english.heroTexts = {
  loading: 'Cargando...',
  none: 'No hay nada que mostrar',
  label: 'Lo más importante',
  slide: 'imagen',
  services: 'Ver nuestros servicios',
  work: 'Trabaje con nosotros',
  doors: 'Por dónde empezar',
  support: 'Necesito apoyo',
  family: 'Para mi familia',
  refer: 'Quiero remitir a alguien',
  job: 'Busco trabajo',
}
