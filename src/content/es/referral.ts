import type * as english from '../referral.ts'
import type { Texts } from '../texts.ts'

export const referral: Texts<typeof english.referral> = {
  online: {
    path: '/referral/online',
    label: 'Enviar una remisión en línea',
    note: 'Privado. Toma unos cinco minutos.',
  },
  form: {
    path: '/referral-form.docx',
    fileName: 'formulario-de-remision.docx',
    label: 'Descargar el formulario de remisión',
    kind: 'Documento de Word',
    success: 'Ya se descargó el formulario de remisión.',
    failure: 'No se pudo descargar el formulario de remisión. Inténtelo de nuevo.',
  },
}

export const referralTexts: Texts<typeof english.referralTexts> = {
  title: 'La remisión y el ingreso, en tres pasos',
  lead: 'Para empezar no necesita tener todas las respuestas. Pregúntenos, y lo vemos juntos.',
  firstTitle: 'Haga su solicitud',
  first: 'Llámenos o escríbanos. Le haremos unas preguntas y le diremos qué sigue.',
  secondTitle: 'Llene el formulario de remisión',
  second:
    'Descárguelo aquí. También puede pedirlo a la oficina de ingreso de TennCare, o recibirlo por fax del proveedor de la persona.',
  thirdTitle: 'Coordine con el coordinador de apoyo',
  third:
    'Nos reunimos con el coordinador de apoyo para planear los servicios y fijar la fecha de inicio.',
}
