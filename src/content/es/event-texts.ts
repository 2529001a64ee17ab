import type * as english from '../event-texts.ts'

export const eventTexts: typeof english.eventTexts = {
  title: 'Eventos: venga y participe',
  lead: 'Nuestros eventos son para las personas que apoyamos, sus familias, el personal y los vecinos.',
  label: 'Eventos',
  event: 'evento',
  place: (number, count) => `Evento ${number} de ${count}`,
  past: 'Evento pasado',
  loading: 'Cargando los eventos...',
  failed: 'No pudimos cargar los eventos',
  samples: 'Abajo hay un ejemplo de lo que hacemos.',
  none: 'Por ahora no hay eventos. Vuelva pronto.',
  call: '¿Quiere saber cuándo es el próximo? Llámenos al',
  byMonth: 'Todos los eventos por mes',
  calendar: 'Agregar al calendario',
  directions: 'Cómo llegar',
  ask: 'Preguntar sobre esto',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const weeks = ['primer', 'segundo', 'tercer', 'cuarto', 'último']

export const eventTimes: typeof english.eventTimes = {
  date: ({ weekday, month, day, year }) => `${weekday}, ${day} de ${month} de ${year}`,
  at: (date, clock) => `${capital(date)}, a ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`,
  fromTo: (date, from, to) => `${capital(date)}, de ${from} a ${to}`,
  repeats: (repeats, weekday, day) => {
    // Only Saturday and Sunday have another plural.
    const days = weekday.endsWith('s') ? weekday : `${weekday}s`
    if (repeats === 'weekly') return `Todos los ${days}`
    if (repeats === 'two-weeks') return `Un ${weekday} sí y otro no`
    if (repeats === '') return ''
    return `El ${weeks[Math.ceil(day / 7) - 1]} ${weekday} de cada mes`
  },
  until: ({ month, day, year }) => ` hasta el ${day} de ${month} de ${year}`,
}
