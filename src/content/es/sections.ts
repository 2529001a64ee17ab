import type * as english from '../sections.ts'
import type { Texts } from '../texts.ts'

export { eventPath, eventsPath, hiddenSections, programPath, sectionPaths } from '../sections.ts'

export const sections: Texts<typeof english.sections> = [
  { id: 'hero', label: 'Inicio', hash: '' },
  { id: 'about', label: 'Quiénes somos', hash: 'about' },
  { id: 'mission-vision-values', label: 'Misión', hash: 'our-mission' },
  { id: 'programs-services', label: 'Servicios', hash: 'services' },
  { id: 'events', label: 'Eventos', hash: 'events' },
  { id: 'team', label: 'Equipo', hash: 'our-team' },
  { id: 'testimonials', label: undefined, hash: 'testimonials' },
  { id: 'careers', label: 'Empleos', hash: 'careers' },
  { id: 'contact', label: 'Contacto', hash: 'contact-us' },
]
