import * as english from '../application-form.ts'
import type { Texts } from '../texts.ts'

export const applicationConsent: typeof english.applicationConsent = {
  ...english.applicationConsent,
  es: {
    inShort: 'En resumen:',
    summary: [
      'Revisamos sus antecedentes antes de que trabaje con las personas que apoyamos.',
      'Podemos pedirle una prueba de drogas.',
      'Guardamos su solicitud y sus documentos en un lugar seguro, por el tiempo que exige la ley.',
      'Podemos escribirle, mandarle mensajes de texto o llamarle sobre esta solicitud.',
      'Lo que nos diga debe ser verdad.',
      'Aceptar es su decisión. Nadie puede obligarle.',
    ],
    text: [
      {
        title: 'Verificación de antecedentes',
        text: 'Acepto que la organización verifique mis antecedentes para este empleo. Esto incluye los antecedentes penales, los registros de abuso y de delincuentes sexuales, mi identidad y mi derecho a trabajar, mi historial de manejo si el empleo incluye manejar, y mis empleos anteriores, con una llamada a mi último empleador. La ley de Tennessee pide que la verificación de antecedentes penales esté terminada antes de que yo tenga contacto directo con las personas que la organización apoya. Acepto dar mis huellas digitales, o autorizar que se entregue información a una compañía de investigación con licencia, si me lo piden.',
      },
      {
        title: 'Pruebas de drogas',
        text: 'Acepto hacerme una prueba de drogas si la organización la pide después de ofrecerme el empleo, y también más adelante durante mi trabajo, cuando la ley y las normas de la organización lo permitan. Entiendo que, si me niego a una prueba o si el resultado va contra las normas, la oferta o el empleo pueden terminar.',
      },
      {
        title: 'Conservación de documentos',
        text: 'Entiendo que la organización guarda mi solicitud, mi currículum y mis documentos de identificación por el tiempo que exigen la ley y sus licencias, y que después los destruye. Se guardan cifrados. Solo puede abrirlos el personal que participa en la contratación, y se anota cada vez que alguien abre uno.',
      },
      {
        title: 'Comunicación electrónica',
        text: 'Acepto que la organización se comunique conmigo por correo electrónico, mensaje de texto o teléfono sobre esta solicitud, y que mi aceptación aquí tenga el mismo valor que mi firma en papel. Puedo pedir una copia en papel, y puedo decirle a la organización en cualquier momento que me escriba por correo postal.',
      },
      {
        title: 'Información verdadera',
        text: 'Confirmo que todo lo que hay en esta solicitud y en mis documentos es verdadero y completo, y que los documentos son míos. Entiendo que, si hay información falsa o si falta información, mi solicitud o mi empleo pueden terminar.',
      },
      {
        title: 'Aceptación voluntaria',
        text: 'He leído este acuerdo, o alguien me lo ha leído. Tuve la oportunidad de hacer preguntas. Acepto por mi propia voluntad. Este acuerdo no es un contrato de trabajo y no promete un empleo.',
      },
    ],
    given:
      'He leído el acuerdo de consentimiento. Lo que escribí es verdad, y acepto por mi propia voluntad.',
  },
}

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
  fileName: 'curriculum.pdf',
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
  sent: { before: 'Su solicitud para ', after: ' fue enviada.' },
  reference: 'Su número de referencia',
  next: '¿Qué sigue? Alguien de nuestra oficina leerá su solicitud en los próximos días hábiles. Si queremos hablar con usted, le llamaremos o le escribiremos.',
  mailed:
    'Le enviamos un correo electrónico con un enlace privado. Ahí puede ver cómo va su solicitud y retirarla.',
  call: '¿Quiere saber cómo va? Llámenos con su número de referencia:',
}
