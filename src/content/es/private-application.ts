import * as english from '../private-application.ts'
import type { Texts } from '../texts.ts'

export const privateApplication: Texts<typeof english.privateApplication> = {
  title: 'Su solicitud de empleo',
  reference: 'Número de referencia',
  state: 'Cómo va',
  next: 'Qué sigue',
  documents: 'Necesitamos esto de usted',
  withdraw: {
    title: '¿Quiere retirar su solicitud?',
    offer: '¿Ya no quiere este empleo? Puede retirar su solicitud.',
    button: 'Retirar mi solicitud',
    question: 'Ya no trabajaremos en ella. Puede postularse de nuevo cuando quiera.',
    confirm: 'Sí, retirarla',
    keep: 'No, conservarla',
  },
  refused: {
    'no link': {
      title: 'Este enlace no funciona',
      text: 'Los enlaces privados vencen después de un tiempo, y nuestra oficina puede cancelarlos. Además, algunos programas de correo dañan los enlaces largos.',
      help: 'Comuníquese con nosotros. Con gusto le enviaremos uno nuevo.',
    },
    'too many': {
      title: 'Espere un momento',
      text: 'Hubo demasiados intentos en poco tiempo.',
      help: 'Intente de nuevo en 15 minutos, o comuníquese con nosotros.',
    },
  },
  secret: 'Esta página es solo para usted. No comparta su enlace.',
  question: '¿Tiene alguna pregunta?',
  please: 'Por favor,',
  call: 'llame al',
  write: 'escriba a',
  file: (title, number) => `${title}, archivo ${number}`,
  sending: 'Enviando...',
  failed: 'No se pudo enviar el documento. Intente de nuevo.',
  stopped: 'El envío se detuvo. Sus archivos siguen aquí.',
  nothingChosen: 'Primero elija un archivo.',
}

export const disclosure: Texts<typeof english.disclosure> = {
  title: 'Antes de su verificación de antecedentes',
  name: 'Escriba su nombre completo',
  send: 'Confirmar que lo leí',
  thanks: 'Gracias. Usted confirmó esto el',
}

export const disclosureRead: typeof english.disclosureRead = {
  ...english.disclosureRead,
  es: 'He leído esto.',
}

type Words = ReturnType<typeof english.wordsFor>
type Asked = Parameters<typeof english.wordsFor>[0]

const statesInWords: Record<Asked['status'], Words> = {
  pending: {
    state: 'Recibimos su solicitud.',
    next: 'Alguien de nuestra oficina la leerá. Si queremos hablar con usted, le llamaremos o le escribiremos.',
  },
  reviewing: {
    state: 'Estamos leyendo su solicitud.',
    next: 'Si queremos hablar con usted, le llamaremos o le escribiremos.',
  },
  shortlisted: {
    state: 'Queremos conocerle mejor.',
    next: 'Le llamaremos o le escribiremos para fijar una entrevista.',
  },
  interview_scheduled: {
    state: 'Ya tiene una entrevista con nosotros.',
    next: 'Ya le dijimos el día y el lugar. Si no puede venir, avísenos.',
  },
  interview_completed: {
    state: 'Gracias por hablar con nosotros.',
    next: 'Ahora vamos a decidir. Después le llamaremos o le escribiremos.',
  },
  rejected: {
    state: 'No podemos ofrecerle este empleo.',
    next: 'Gracias por su tiempo. Puede postularse para otro empleo.',
  },
  hired: {
    state: 'Queremos contratarle.',
    next: 'Le llamaremos o le escribiremos sobre su primer día.',
  },
  withdrawn: {
    state: 'Esta solicitud está retirada.',
    next: 'No tiene que hacer nada. Puede postularse de nuevo cuando quiera.',
  },
}

const offersInWords: Record<NonNullable<Asked['offer']>, Words> = {
  '': {
    state: 'Le ofrecemos este empleo.',
    next: 'Díganos su respuesta. Revisaremos algunas cosas antes de su primer día.',
  },
  accepted: {
    state: 'Usted aceptó nuestra oferta.',
    next: 'Revisaremos algunas cosas antes de su primer día. Le llamaremos o le escribiremos.',
  },
  declined: {
    state: 'Usted no aceptó nuestra oferta.',
    next: 'No tiene que hacer nada. Si cambia de opinión, avísenos.',
  },
}

export const wordsFor: typeof english.wordsFor = ({ status, offer }) =>
  offer === null ? statesInWords[status] : offersInWords[offer]

const idHint =
  'Hasta 3 archivos PDF, JPG o PNG, cada uno de menos de 5 MB. Una foto clara del teléfono está bien.'

export const wordsForDocument: typeof english.wordsForDocument = ({ kind, name }) => {
  if (kind === 'resume') {
    return {
      title: 'Su currículum',
      send: 'Enviar el currículum',
      hint: 'Un archivo PDF o Word de menos de 5 MB.',
      thanks: 'Ya tenemos su currículum. Gracias.',
    }
  }
  if (kind === 'identification') {
    return {
      title: 'Sus documentos de identificación',
      send: 'Enviar los documentos de identificación',
      hint: idHint,
      thanks: 'Ya tenemos sus documentos de identificación. Gracias.',
    }
  }
  return {
    title: name,
    send: `Enviar: ${name}`,
    hint: idHint,
    thanks: `Ya tenemos esto: ${name}. Gracias.`,
  }
}
