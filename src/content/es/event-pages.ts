import type * as english from '../event-pages.ts'

export const eventPages: typeof english.eventPages = {
  title: 'Eventos por mes',
  description: (name) =>
    `Eventos de ${name} para las personas que apoyamos, sus familias, el personal y los vecinos.`,
  noDate: 'Fecha por anunciar',
  month: (month, year) => `${month.charAt(0).toUpperCase()}${month.slice(1)} de ${year}`,
  event: 'Evento',
  loading: 'Cargando el evento...',
  failed: 'No pudimos cargar el evento. Intente de nuevo.',
  all: 'Todos los eventos',
}
