import * as english from '../referral-online.ts'
import type { Texts } from '../texts.ts'

export const referralOnline: Texts<typeof english.referralOnline> = {
  title: 'Enviar una remisión en línea',
  lead: 'Pídanos apoyo, para usted o para otra persona. Díganos lo que pueda. Nosotros le llamaremos.',
  form: 'Su remisión',
  sections: {
    sender: {
      title: 'Quién envía la remisión',
      intro: 'Para saber a quién llamar. Basta con un número de teléfono o un correo electrónico.',
    },
    person: {
      title: 'La persona que recibiría apoyo',
      intro: 'Si la remisión es para usted, escriba su propio nombre.',
    },
    more: {
      title: 'Más sobre la persona',
      intro: 'Deje vacío lo que no sepa.',
    },
    files: {
      title: 'Archivos',
      intro: 'Puede agregar un formulario de remisión, un plan o una carta. No es obligatorio.',
    },
    consent: { title: 'Consentimiento' },
  },
  fields: {
    name: 'Su nombre',
    organization: 'Organización',
    organizationHint: 'Si envía la remisión por parte de una, como un plan de salud o una agencia.',
    role: 'Su relación con la persona',
    roleHint: 'Por ejemplo: coordinador de apoyo, madre, la misma persona.',
    phone: 'Su teléfono',
    phoneHint: 'Con el código de área.',
    email: 'Su correo electrónico',
    personName: 'Nombre completo',
    birthYear: 'Año de nacimiento',
    birthYearHint: 'Por ejemplo: 1994',
    county: 'Condado donde vive la persona',
    chooseCounty: 'Elija un condado',
    program: 'Programa',
    noProgram: 'Todavía no sé',
    guardian: 'Tutor o curador legal',
    guardianHint: 'Nombre y teléfono, si un tribunal nombró a alguien.',
    needs: 'Necesidades, en pocas palabras',
    needsHint: (most) =>
      `¿Qué ayudaría? Hasta ${most} caracteres. No escriba un número de Seguro Social.`,
    payer: 'Programa que paga el apoyo',
    choosePayer: 'Elija un programa',
    healthPlan: 'Plan de salud',
    healthPlanHint: 'La organización de atención administrada de TennCare, si hay una.',
    coordinator: 'Coordinador de apoyo',
    coordinatorHint: 'Nombre, agencia, y teléfono o correo electrónico.',
    spokenLanguage: 'Idioma que habla la persona, o su lengua de señas',
    interpreter: 'La persona necesita un intérprete',
    communication: 'Cómo se comunica la persona',
    communicationHint: 'Por ejemplo: con la voz, con imágenes, con una tableta, con señas.',
  },
  payers: {
    ...english.referralOnline.payers,
    '1915c': 'Exención 1915(c) (Statewide, Comprehensive Aggregate Cap o Self-Determination)',
    other: 'Otro',
    none: 'Ninguno todavía, o no sé',
  },
  // It counts in English only.
  send: 'Enviar la remisión',
  sending: 'Enviando...',
  retry: 'Intentar de nuevo',
  failed: 'No se pudo enviar su remisión. Intente de nuevo.',
  kept: 'No se perdió nada de lo que escribió.',
  stopped: 'El envío se detuvo. No se perdió nada de lo que escribió.',
  aside: 'Conviene saber',
  call: {
    title: '¿Prefiere hablar?',
    before: 'Llame al',
    askFor: (contact) => `Pregunte por ${contact}.`,
    emergency: 'En una emergencia, llame al 911.',
    question: '¿Tiene alguna pregunta? Llame al',
  },
  privacy: {
    title: 'Cómo protegemos su información',
    points: [
      'Lo que envía llega a nosotros cifrado.',
      'Las necesidades y los archivos se cifran otra vez antes de guardarse.',
      'Solo nuestro personal de ingreso puede abrir la remisión, y anotamos cada vez que alguien la abre.',
      'Nuestros correos nunca incluyen lo que escribe aquí.',
    ],
  },
  next: {
    title: 'Qué sigue',
    points: [
      'Recibe un número de referencia de inmediato.',
      'Alguien de nuestra oficina le llamará o le escribirá{callBack}.',
      'Planearemos una visita y hablaremos con el coordinador de apoyo.',
    ],
  },
  sent: {
    title: 'Gracias. Recibimos su remisión.',
    reference: 'Su número de referencia',
    keep: 'Anótelo. Si nos lo da cuando llame, no tendrá que empezar de nuevo.',
    follow:
      'Este enlace privado muestra cómo va su remisión. Ahí también puede agregar lo que falta o retirarla. Guarde el enlace y no lo comparta.',
    open: 'Ver cómo va',
    contact: 'Su contacto es {contact}.',
  },
}

export const referralConsent: typeof english.referralConsent = {
  ...english.referralConsent,
  es: 'La persona, o su tutor o curador legal, sabe de esta remisión. Acepta que {provider} la guarde y llame para hablar de ella.',
}
