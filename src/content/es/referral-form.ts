import * as english from '../referral-form.ts'
import type { Texts } from '../texts.ts'
import { referralOnline } from './referral-online.ts'

export const referralForm: Texts<typeof english.referralForm> = {
  title: 'Formulario de remisión',
  description: (name) => `Cómo pedir apoyo a ${name}`,
  intro: [
    'Use este formulario para pedirnos apoyo, para usted o para otra persona.',
    'Llene lo que sepa. Puede dejar lo demás en blanco. Lo vemos juntos.',
    'Por favor, no escriba un número de Seguro Social ni mande expedientes médicos con este formulario.',
  ],
  help: (reach) => `¿Necesita ayuda para llenarlo? Llame al ${reach}.`,
  phone: (number) => `Teléfono: ${number}`,
  page: { before: ', página ', of: ' de ' },
  sections: [
    {
      title: 'La persona que recibiría el apoyo',
      fields: [
        { label: 'Nombre completo' },
        { label: 'Cómo le gusta que le llamen' },
        { label: 'Fecha de nacimiento', hint: 'Mes, día, año' },
        { label: 'Condado donde vive la persona' },
        {
          label: 'Idioma que habla la persona, o su lengua de señas',
          hint: '¿Se necesita un intérprete?',
        },
        {
          label: 'La mejor manera de comunicarse con la persona',
          hint: 'Por ejemplo: dibujos, una tableta, señas',
        },
      ],
    },
    {
      title: 'Cómo comunicarnos con la persona',
      fields: [
        { label: 'Teléfono' },
        { label: 'Correo electrónico' },
        { label: 'Dirección de su casa', lines: 2 },
        { label: 'La mejor hora para llamar' },
      ],
    },
    {
      title: 'Quién llena este formulario',
      intro: 'Deje esta parte en blanco si es la misma persona.',
      fields: [
        { label: 'Su nombre' },
        {
          label: 'Qué relación tiene usted con la persona',
          hint: 'Por ejemplo: madre o padre, amigo, enfermera',
        },
        { label: 'Su teléfono o correo electrónico' },
      ],
    },
    {
      title: 'Tutor o curador legal',
      intro:
        'Un juez puede nombrar a alguien para ayudar a una persona a decidir. Muchas personas no tienen a nadie así.',
      choices: {
        label: '¿La persona tiene un tutor o curador legal?',
        options: ['No', 'Sí', 'No sé'],
      },
      fields: [
        { label: 'Tutor o curador legal: nombre' },
        { label: 'Tutor o curador legal: teléfono o correo electrónico' },
      ],
    },
    {
      title: 'Programa que paga el apoyo',
      choices: {
        label: '¿En qué programa está la persona? Marque todos los que sean ciertos.',
        options: Object.values(referralOnline.payers),
      },
      fields: [
        { label: 'Si es otro: qué programa' },
        { label: 'Plan de salud (organización de TennCare), si tiene' },
      ],
    },
    {
      title: 'Coordinador de apoyo',
      intro: 'Es quien ayuda a planear los servicios en el plan de salud o la agencia.',
      fields: [
        { label: 'Coordinador de apoyo: nombre' },
        { label: 'Coordinador de apoyo: agencia o plan de salud' },
        { label: 'Coordinador de apoyo: teléfono o correo electrónico' },
      ],
    },
    {
      title: 'El apoyo que pide',
      choices: {
        label: '¿Qué le ayudaría? Marque todo lo que quiera.',
        options: ['Todavía no sé'],
        programs: true,
      },
      fields: [
        { label: '¿Cómo es un buen día para esta persona?', lines: 4 },
        { label: '¿Qué debemos saber para que esté segura y a gusto?', lines: 4 },
        { label: '¿Cuándo debería empezar el apoyo?' },
      ],
    },
  ],
  consent: {
    title: 'Nombre y fecha',
    fields: [{ label: 'Nombre o firma' }, { label: 'Fecha' }],
  },
  giveBack: {
    title: 'Cómo darnos este formulario',
    online:
      'Envíelo en línea, en privado. Puede agregar este formulario como archivo o contestar las preguntas allí:',
    byMail: 'Envíelo por correo o tráigalo a nuestra oficina. La dirección está abajo.',
    steps: [
      'Puede empezar por teléfono o por correo electrónico. Por favor, no mande este formulario por correo electrónico: tiene información privada.',
      'Le llamaremos para hablar del próximo paso.',
    ],
  },
}

export const formConsent: typeof english.formConsent = {
  ...english.formConsent,
  es: 'La persona, o su tutor o curador legal, acepta que llamemos para hablar de este formulario.',
}
