import type * as english from '../program-texts.ts'

export const programTexts: typeof english.programTexts = {
  more: (name) => `Más sobre ${name}`,
  features: 'Lo que usted recibe',
  day: 'Cómo es un día',
  forWhom: 'Para quién es',
  start: 'Cómo empezar',
  stories: 'Lo que dice la gente',
  jobs: 'Empleos en este programa',
  allJobs: 'Ver todos los empleos',
  others: 'Nuestros otros programas',
  rightForUs: '¿Es para nosotros?',
  eligibility: 'Quién puede recibir servicios',
  counties: 'Condados que atendemos',
  plans: 'Planes que aceptamos',
  cost: 'Cuánto cuesta',
  wait: 'Cuánto hay que esperar',
}
