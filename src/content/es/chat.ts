import type * as english from '../chat.ts'

export const chatTexts: typeof english.chatTexts = {
  title: 'Asistente de {provider}',
  greeting:
    '¡Hola! Soy un ayudante automático. Puedo responder preguntas comunes sobre nuestros servicios, TennCare, los empleos y cómo comunicarse con nosotros.',
  online: 'En línea',
  close: 'Cerrar el chat',
  conversation: 'Conversación',
  assistant: 'Asistente:',
  you: 'Usted:',
  typing: 'El asistente está escribiendo',
  common: 'Preguntas comunes',
  next: 'También puede preguntar',
  question: 'Su pregunta',
  placeholder: 'Escriba su pregunta',
  send: 'Enviar',
  note: 'Por favor, no escriba datos de salud.',
}
