import type * as english from '../application-form.ts'
import type { Texts } from '../texts.ts'

// Critical texts stay English until a person has reviewed their Spanish.
export { consentGiven, consentInShort, consentSummary, consentText } from '../application-form.ts'

export const applicationForm: Texts<typeof english.applicationForm> = {
  title: 'Solicitud de empleo',
  form: 'Su solicitud',
  noun: 'solicitud',
  cancel: 'Cancelar',
  submit: 'Enviar la solicitud',
  submitting: 'Enviando...',
  before: 'Antes de empezar',
  needs: 'Lo que necesita',
  resumeNeed: ['Su currículum.', 'Un archivo PDF o Word de menos de 5 MB.'],
  identityNeed: [
    'De uno a tres archivos de identificación.',
    'PDF, JPG o PNG, de menos de 5 MB cada uno. Una foto clara del teléfono sirve.',
  ],
  identityLater: [
    'Todavía no pedimos identificación.',
    'Si le ofrecemos el empleo, se la pediremos entonces.',
  ],
  time: ['Unos diez minutos.', 'Tómese su tiempo. Puede parar y volver después.'],
  equal: (name) =>
    `${name} ofrece igualdad de oportunidades en el empleo. Recibimos a personas de todos los orígenes y a personas con discapacidad.`,
  help: 'Si necesita ayuda con su solicitud,',
  call: 'llame al',
  write: 'escriba a',
  personal: 'Datos personales',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  documents: 'Documentos',
  resume: 'Currículum',
  resumeHint: 'Un archivo PDF o Word de menos de 5 MB.',
  identity: 'Documentos de identificación',
  identityHint:
    'Suba uno o más: tarjeta de Seguro Social, pasaporte, tarjeta verde (green card). Hasta 3 archivos PDF, JPG o PNG, de menos de 5 MB cada uno.',
  consent: 'Consentimiento',

  fullConsent: 'Texto completo del consentimiento',
  sending: 'Enviando su solicitud',
  failed: 'No pudimos enviar su solicitud. Intente de nuevo.',
  stopped: 'Se detuvo el envío. Sus respuestas y archivos siguen aquí.',
  sent: '¡Recibimos su solicitud! Pronto nos comunicaremos con usted.',
}

export const resumePhotos: Texts<typeof english.resumePhotos> = {
  offer: 'O tome fotos de su currículum',
  label: 'Fotos de su currículum',
  hint: (most) =>
    `Una foto de cada página, en orden. Hasta ${most} fotos JPG o PNG. Con ellas hacemos un solo PDF.`,
  pages: 'Páginas de su currículum',
  page: (page) => `Página ${page}`,
  up: (page) => `Subir la página ${page}`,
  down: (page) => `Bajar la página ${page}`,
  turn: (page) => `Girar la página ${page}`,
  remove: (page) => `Quitar la página ${page}`,
  moved: (name, page) => `${name} ahora es la página ${page}`,
  turned: (page) => `Se giró la página ${page}`,
  removed: (page) => `Se quitó la página ${page}`,
  note: (count) =>
    `${count === 1 ? 'Esta foto es' : `Estas ${count} fotos son`} su currículum. ¿Alguna salió borrosa? Quítela y tómela otra vez.`,
  tooMany: (most) => `Puede usar hasta ${most} fotos`,
  wrongType: 'Las fotos deben ser archivos JPG o PNG',
  unreadable: (name) => `No pudimos leer ${name}. Tome esa foto otra vez.`,
  tooLarge: (name) => `${name} es demasiado grande. Quite algunas fotos.`,
  failed: 'No pudimos hacer un PDF con las fotos. Intente de nuevo o elija un archivo.',
}

export const applicationSent: Texts<typeof english.applicationSent> = {
  sent: (job) => `Su solicitud para ${job} fue enviada.`,
  reference: 'Su número de referencia',
  next: '¿Qué sigue? Alguien de nuestra oficina leerá su solicitud en los próximos días hábiles. Si queremos hablar con usted, le llamaremos o le escribiremos.',
  mailed:
    'Le enviamos un correo electrónico con un enlace privado. Ahí puede ver cómo va su solicitud y retirarla.',
  call: '¿Quiere saber cómo va? Llámenos con su número de referencia:',
}
