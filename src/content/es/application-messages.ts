import { applicationMessages } from '#contract/hiring/application-input.ts'
import type { Texts } from '../texts.ts'
import { findMessage } from './messages.ts'

const spanish: Texts<typeof applicationMessages> = {
  missing: 'Llene todos los campos obligatorios y acepte el consentimiento',
  consent: 'Para seguir, debe aceptar el consentimiento',
  resumeMissing: 'Agregue su currículum',
  resumeType: 'El currículum debe ser un documento PDF o Word',
  resumeSize: 'El archivo del currículum debe ser de menos de 5 MB',
  idMissing: 'Agregue al menos un documento de identificación',
  idCount: 'Puede subir hasta 3 documentos de identificación',
  idType: 'Los documentos de identificación deben ser archivos PDF, JPG o PNG',
  idSize: 'Cada archivo debe ser de menos de 5 MB',
  closed: 'Este empleo ya no recibe solicitudes.',
  running: 'Esta solicitud todavía se está enviando. Espere un minuto e intente de nuevo.',
  otherBody: 'Esto ya se envió antes con otro contenido. Envíelo de nuevo.',
}

const names = Object.keys(spanish) as (keyof typeof spanish)[]

/** What is not known, such as the answer of a server that is broken, is said in general words. */
export function applicationMessage(message: string): string {
  if (message === 'This position was not found.') return spanish.closed
  const name = names.find((each) => applicationMessages[each] === message)
  return (name ? spanish[name] : findMessage(message)) ?? unknown
}

const unknown = 'No pudimos enviar su solicitud. Intente de nuevo.'
