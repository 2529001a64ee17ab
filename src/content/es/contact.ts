import type * as english from '../contact.ts'

export const contactTexts: typeof english.contactTexts = {
  title: 'Contacto',
  address: 'Dirección de la oficina',
  phone: 'Teléfono',
  hours: 'Horario',
  email: 'Correo electrónico',
  noFacts: 'Escríbanos. Le contestaremos.',
  form: 'Envíenos un mensaje',
  name: 'Nombre completo',
  message: 'Mensaje',
  noHealth: 'No escriba datos de salud. De eso hablamos por teléfono',
  question: (subject) => `Tengo una pregunta sobre ${subject}: `,
  send: 'Enviar',
  sending: 'Enviando...',
  notLoaded: 'No pudimos enviar su mensaje. Intente de nuevo.',
  failed: 'No pudimos enviar su mensaje',
}

export const contactResult: typeof english.contactResult = {
  description: (name) => `Su mensaje a ${name}.`,
  title: 'Su mensaje todavía no se ha enviado',
  text: 'Corrija los campos marcados abajo. No se perdió nada de lo que escribió.',
}
