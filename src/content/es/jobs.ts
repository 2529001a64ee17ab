import { formatAmount } from '#contract/hiring/job-pay.ts'
import type * as english from '../jobs.ts'
import type { Texts } from '../texts.ts'

const shifts = {
  morning: 'Turno de mañana',
  second: 'Turno de tarde',
  overnight: 'Turno de noche',
}

const shortShifts = { morning: 'Mañana', second: 'Tarde', overnight: 'Noche' }

export const jobTexts: Texts<typeof english.jobTexts> = {
  title: 'Empleos',
  why: 'Por qué trabajar con nosotros',
  view: 'Ver los empleos disponibles',
  back: 'Volver a Empleos',
  lead: 'Nuestros empleos disponibles',
  tabTitle: 'Empleos disponibles',
  closed: () => 'Ese empleo ya no está disponible.',
  loading: 'Cargando los empleos...',
  failed: (message) => `No pudimos cargar los empleos. ${failureReason(message)}`.trim(),
  later: 'Intente de nuevo más tarde o comuníquese con nosotros.',
  noMatch: 'Ningún empleo coincide con su búsqueda',
  tryOther: 'Pruebe con otro lugar u otro turno.',
  clear: 'Borrar los filtros',
  none: 'Ahora no tenemos empleos disponibles',
  checkBack: 'Con frecuencia hay nuevos. Vuelva pronto',
  orCall: ' o llámenos al',
  pages: 'Páginas de empleos',
  page: (number, count) => `Página ${number} de ${count}`,
  open: 'Ver empleo',
  applyBy: 'Postúlese a más tardar el',
  openings: (count) => `${count} puestos`,
  pay: ({ from, to, per }) => {
    const [low, high] = [from, to].map((each) => each !== undefined && formatAmount(each, per))
    const time = per === 'hour' ? 'por hora' : 'al año'
    if (low && high) return low === high ? `${low} ${time}` : `De ${low} a ${high} ${time}`
    return low ? `Desde ${low} ${time}` : `Hasta ${high} ${time}`
  },
  shiftList: 'Turnos',
  shift: (shift) => shifts[shift],
  noDescription: 'No hay descripción',
  noPoints: {
    responsibilities: 'No hay responsabilidades en la lista',
    qualifications: 'No hay requisitos en la lista',
  },
}

/** Why the list could not be loaded, as far as a visitor can do something about it. */
function failureReason(message: string) {
  if (message.includes('Too many')) return 'Hubo demasiados intentos. Espere un momento.'
  return /Failed to fetch|Network/.test(message) ? 'Revise su conexión.' : ''
}

export const jobFilterTexts: Texts<typeof english.jobFilterTexts> = {
  form: 'Buscar un empleo',
  search: 'Buscar empleos',
  example: 'Empleo, ciudad o turno',
  more: 'Lugar y turno',
  place: 'Lugar',
  allPlaces: 'Todos los lugares',
  shift: (shift) => shortShifts[shift],
  count: (count) => (count === 1 ? '1 empleo' : `${count} empleos`),
  match: (count) => (count === 1 ? 'coincide' : 'coinciden'),
  find: 'Buscar empleos',
}
