import type * as english from '../private-referral.ts'
import type { Texts } from '../texts.ts'
import { callBackWords } from './call-back.ts'

export const privateReferral: Texts<typeof english.privateReferral> = {
  title: 'Su remisión',
  contact: 'Su contacto',
  missing: 'Necesitamos esto de usted',
  add: {
    title: 'Agregar algo',
    intro: '¿Hay algo más que debamos saber? Aquí puede escribirnos o agregar un archivo.',
    text: 'Su texto',
    hint: 'Solo nuestro personal de ingreso puede leerlo. No escriba un número de Seguro Social.',
    send: 'Enviar',
    thanks: 'Ya lo recibimos. Gracias.',
    stopped: 'El envío se detuvo. No se perdió nada de lo que escribió.',
    failed: 'No se pudo enviar. Intente de nuevo.',
  },
  withdraw: {
    title: '¿Quiere retirar su remisión?',
    offer: '¿Ya no se necesita el apoyo? Puede retirar su remisión.',
    button: 'Retirar mi remisión',
    question: 'Ya no trabajaremos en ella. Puede enviar una nueva cuando quiera.',
    confirm: 'Sí, retirarla',
    keep: 'No, conservarla',
  },
}

type Words = ReturnType<typeof english.wordsForReferral>
type Stage = Parameters<typeof english.wordsForReferral>[0]['stage']

const stagesInWords: Record<Exclude<Stage, 'received'>, Words> = {
  contacted: {
    state: 'Ya nos comunicamos con usted.',
    next: 'Ahora planearemos una visita y hablaremos con el coordinador de apoyo.',
  },
  'visit planned': {
    state: 'Ya planeamos una visita.',
    next: 'Ya le dijimos el día. Si no le queda bien, avísenos.',
  },
  'service agreed': {
    state: 'Ya acordamos los servicios.',
    next: 'Nos estamos preparando. Le llamaremos o le escribiremos sobre el primer día.',
  },
  started: {
    state: 'Los servicios ya empezaron.',
    next: 'Llámenos o escríbanos cuando quiera y cuéntenos cómo va todo.',
  },
  waiting: {
    state: 'Su remisión está en nuestra lista de espera.',
    next: 'Le llamaremos o le escribiremos cuando tengamos un lugar. Puede preguntarnos cuando quiera.',
  },
  declined: {
    state: 'No podemos ofrecer servicios para esta remisión.',
    next: 'Lo sentimos. Comuníquese con nosotros, y le diremos por qué y qué más puede ayudar.',
  },
  withdrawn: {
    state: 'Su remisión está retirada.',
    next: 'No tiene que hacer nada. Puede enviar una nueva cuando quiera.',
  },
}

export const wordsForReferral: typeof english.wordsForReferral = ({ stage, callBack }) =>
  stage === 'received'
    ? {
        state: 'Recibimos su remisión.',
        next: `Alguien de nuestra oficina le llamará o le escribirá${callBackWords[callBack]}.`,
      }
    : stagesInWords[stage]
