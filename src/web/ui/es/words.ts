import { capital, type words as english } from '../words.ts'

export { capital }

export const words: typeof english = {
  locale: 'es-US',
  skip: 'Ir al contenido',
  newTab: '(se abre en otra pestaña)',
  required: 'obligatorio',
  retry: 'Intentar de nuevo',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  messages: 'Mensajes',
  toMessage: 'Alt+T lleva a este mensaje.',
  readMore: 'Leer más',
  readLess: 'Ver menos',
  about: (name) => ` sobre ${name}`,
  pages: 'Páginas',
  page: 'página',
  list: (noun) =>
    noun === 'imagen' ? 'Imágenes' : `${capital(noun)}${noun.endsWith('s') ? '' : 's'}`,
  previous: (noun) => `${capital(noun)} anterior`,
  next: (noun) => `${capital(noun)} siguiente`,
  place: (noun, number, count) => `${capital(noun)} ${number} de ${count}`,
  stop: (noun) => `Detener el cambio de ${noun}`,
  start: (noun) => `Iniciar el cambio de ${noun}`,
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  carousel: 'carrusel',
  slide: 'diapositiva',
  of: (number, count) => `${number} de ${count}`,
  characters: (count, most) => `${count} de ${most} caracteres`,
  leaveEmpty: 'Deje esto vacío',
  failed: {
    title: '¡Error inesperado!',
    text: 'No pudimos mostrar la página. Lo que ya envió no se pierde.',
    reload: 'Cargar la página de nuevo',
  },
}
