import * as english from '../story.ts'

export const storyPermission: typeof english.storyPermission = {
  ...english.storyPermission,
  es: 'Pueden mostrar mis palabras y este nombre en su sitio. Puedo pedirles que los quiten en cualquier momento.',
}

export const story: typeof english.story = {
  title: 'Cuente su historia',
  noun: 'historia',
  lead: 'Leemos cada historia antes de ponerla en el sitio.',
  fix: 'Corrija los campos marcados abajo. No se perdió nada de lo que escribió.',
  name: 'El nombre que mostramos',
  nameHint: 'Basta con un nombre de pila. También puede escribir “Un padre del condado de Putnam”.',
  words: 'Sus palabras',
  wordsHint: 'No escriba datos de salud ni nombres completos de otras personas.',
  cancel: 'Cancelar',
  send: 'Enviar mi historia',
  sending: 'Enviando...',
  failed: 'No pudimos enviar su historia. Intente de nuevo.',
  sent: 'Gracias. Recibimos su historia.',
  next: 'La leeremos en los próximos días. Cuando esté en el sitio, la encontrará en “En sus propias palabras”.',
  close: 'Cerrar',
}
