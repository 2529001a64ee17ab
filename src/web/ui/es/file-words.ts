import type { fileWords as english } from '../file-words.ts'

export const fileWords: typeof english = {
  choose: {
    file: { first: 'Elegir un archivo', more: 'Agregar un archivo', other: 'Elegir otro archivo' },
    photo: { first: 'Elegir fotos', more: 'Agregar fotos', other: 'Elegir fotos' },
  },
  drop: 'o suéltelo aquí',
  chosenFiles: 'Archivos elegidos',
  room: {
    file: (left) => roomText(left, 'archivo'),
    photo: (left) => roomText(left, 'foto'),
  },
  remove: (name) => `Quitar ${name}`,
  removed: (name) => `Se quitó ${name}`,
  chosen: (names) => `Elegido: ${names}`,
  notAdded: (names, reason) => `No se agregó ${names}. ${reason}`,
  list: (names, room) => `Elegido: ${names}. ${room}`,
  sending: 'Archivos que se están enviando',
  progress: 'Progreso del envío',
  sentOf: (sent, total) => `${sent} de ${total} enviados`,
  stop: 'Detener el envío',
  allSent: 'Ya recibimos los archivos. Los estamos revisando.',
  almostDone: 'Ya casi terminamos.',
  keepOpen: 'No cierre esta página hasta que le avisemos que terminamos.',
  waiting: 'en espera',
  sent: 'enviado',
  percent: (number) => `enviando, ${number} %`,
  unsent: (noun) => `Cerró su ${noun} antes de enviarla. Todavía tenemos lo que escribió.`,
  restore: (noun) => `Recuperar mi ${noun}`,
}

function roomText(left: number, noun: string) {
  if (left === 0) return `No puede agregar más ${noun}s`
  return `Puede agregar ${left} ${left === 1 ? noun : `${noun}s`} más`
}
