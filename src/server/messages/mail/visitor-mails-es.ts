import { callBackWords } from '#content/es/call-back.ts'
import { linkDays } from '#contract/records/private-links.ts'
import type { MailFacts, VisitorMails } from './visitor-mail-kinds.ts'

const notFromYou = (what: string) =>
  `Si usted no ${what}, quizás alguien escribió su correo electrónico por error. Por favor, avísenos.`

/** `visitor-mails.ts` in Spanish. */
export const spanish: VisitorMails = {
  letter: (paragraphs, name) => ['Hola:', ...paragraphs, `El equipo de ${name}`],
  mails: {
    'application-receipt': ({ name, position, link, ...facts }) => ({
      subject: 'Recibimos su solicitud de empleo',
      paragraphs: [
        `Gracias por su interés en trabajar con ${name}. Recibimos su solicitud. Es para este puesto:`,
        position,
        '¿Qué sigue? Alguien de nuestra oficina leerá su solicitud. Si queremos hablar con usted, le llamaremos o le escribiremos. Por ahora no tiene que hacer nada.',
        ...(link ? linkParagraphs(link, 'solicitud') : []),
        `¿Tiene alguna pregunta? ${reachUs(facts)}.`,
        notFromYou('envió una solicitud'),
      ],
    }),

    'application-link': ({ name, position, link, ...facts }) => ({
      subject: 'Su enlace privado',
      paragraphs: [
        `Gracias por su interés en trabajar con ${name}. Le escribimos sobre su solicitud para este puesto:`,
        position,
        ...linkParagraphs(link ?? '', 'solicitud'),
        `¿Tiene alguna pregunta? ${reachUs(facts)}.`,
        notFromYou('envió una solicitud'),
      ],
    }),

    'disclosure-link': ({ name, position, link, ...facts }) => ({
      subject: 'Por favor, lea esto antes de la verificación de antecedentes',
      paragraphs: [
        `Usted está por empezar a trabajar con ${name}. Le escribimos sobre su solicitud para este puesto:`,
        position,
        `Antes de que pidamos la verificación de sus antecedentes, por favor lea esta página y díganos allí que la leyó:\n${link}`,
        `El enlace funciona durante ${linkDays} días. Por favor, no lo reenvíe.`,
        `¿Tiene alguna pregunta? ${reachUs(facts)}.`,
        notFromYou('envió una solicitud'),
      ],
    }),

    'message-receipt': ({ name, ...facts }) => ({
      subject: 'Recibimos su mensaje',
      paragraphs: [
        `Gracias por escribir a ${name}. Recibimos su mensaje.`,
        '¿Qué sigue? Alguien de nuestra oficina leerá su mensaje. Después le responderemos.',
        `¿Quiere hablar ahora? ${reachUs(facts)}. En una emergencia, llame al 911.`,
        'Por favor, no escriba datos de salud por correo electrónico. Le preguntaremos por teléfono o en persona.',
        notFromYou('nos escribió'),
      ],
    }),

    'referral-receipt': ({
      name,
      position: reference,
      link,
      callBack = '',
      contact,
      ...facts
    }) => ({
      subject: 'Recibimos su remisión',
      paragraphs: [
        `Gracias por remitir a una persona a ${name}. Recibimos su remisión. Su número de referencia es:`,
        reference,
        `¿Qué sigue? Alguien de nuestra oficina la leerá y le llamará o le escribirá${callBackWords[callBack]}. Por ahora no tiene que hacer nada.`,
        ...(contact ? [`Su contacto es ${contact}.`] : []),
        ...(link ? linkParagraphs(link, 'remisión') : []),
        `¿Tiene alguna pregunta? ${reachUs(facts)} y díganos el número. En una emergencia, llame al 911.`,
        'Por favor, no escriba datos de salud ni el nombre de la persona por correo electrónico. Le preguntaremos por teléfono o en persona.',
        notFromYou('remitió a nadie'),
      ],
    }),

    'referral-link': ({ name, position: reference, link, ...facts }) => ({
      subject: 'Su enlace privado',
      paragraphs: [
        `Gracias por remitir a una persona a ${name}. Su número de referencia es:`,
        reference,
        ...linkParagraphs(link ?? '', 'remisión'),
        `¿Tiene alguna pregunta? ${reachUs(facts)} y díganos el número.`,
        notFromYou('remitió a nadie'),
      ],
    }),
  },
}

/** Without both, the contact form is left. */
function reachUs({ phone, email, siteUrl }: Pick<MailFacts, 'phone' | 'email' | 'siteUrl'>) {
  const ways = [
    phone && `Llámenos al ${phone}`,
    email && `${phone ? 'escríbanos' : 'Escríbanos'} a ${email}`,
  ]
  return ways.filter(Boolean).join(' o ') || `Escríbanos en ${siteUrl}/es/#contact-us`
}

const additions = {
  solicitud: 'un documento que le pedimos',
  remisión: 'lo que falta',
}

const linkParagraphs = (link: string, noun: keyof typeof additions) => [
  `Su enlace privado muestra cómo va su ${noun}. Allí puede agregar ${additions[noun]} o retirar su ${noun}:\n${link}`,
  `El enlace funciona durante ${linkDays} días. Por favor, no lo reenvíe.`,
]
