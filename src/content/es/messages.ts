import type * as english from '../messages.ts'

const saveAsPdf = 'Guárdelo como PDF e intente de nuevo.'
const printToPdf =
  'Guárdelo como PDF e intente de nuevo: ábralo, elija Imprimir y luego Guardar como PDF.'

export const sentences: typeof english.sentences = {
  'Please write your name.': 'Escriba su nombre, por favor.',
  'Please write your phone number.': 'Escriba su número de teléfono, por favor.',
  'Please write your whole phone number.': 'Escriba su número de teléfono completo.',
  'Please look at the phone number again.': 'Mire otra vez el número de teléfono.',
  'Please write some words.': 'Escriba unas palabras, por favor.',
  'Please choose where you live.': 'Elija dónde vive, por favor.',
  'Please say yes, or call us.': 'Diga que sí, o llámenos.',
  'Email is required': 'Escriba su correo electrónico',
  'Please enter a valid email address': 'Escriba un correo electrónico válido',
  'Phone number is required': 'Escriba su número de teléfono',
  'Please enter a valid phone number': 'Escriba un número de teléfono válido',
  'First name is required': 'Escriba su nombre',
  'Last name is required': 'Escriba su apellido',
  'Please check what you entered.': 'Revise lo que escribió.',
  'Network error. Please check your connection and try again.':
    'Hay un problema de conexión. Revise su conexión e intente de nuevo.',
  'Too many requests. Please wait a moment and try again.':
    'Hubo demasiados intentos. Espere un momento e intente de nuevo.',
  'The service is busy. Please try again in a moment.':
    'El servicio está ocupado. Intente de nuevo en un momento.',
  'Something went wrong on our side. Please try again.':
    'Hubo un problema de nuestro lado. Intente de nuevo.',
  'Your connection was too slow to send this. Please try again.':
    'Su conexión fue demasiado lenta para enviar esto. Intente de nuevo.',
  'The request ended too early.': 'El envío se cortó. Intente de nuevo.',
  'The request is too large.': 'Lo que envía es demasiado grande.',
  'This document contains macros, which are small programs. Save it as PDF and try again.': `Este documento tiene macros, que son pequeños programas. ${saveAsPdf}`,
  'This document has another file or a program in it. Save it as PDF and try again.': `Este documento tiene adentro otro archivo o un programa. ${saveAsPdf}`,
  'This document takes data from other programs. Save it as PDF and try again.': `Este documento toma datos de otros programas. ${saveAsPdf}`,
  'This document cannot be checked. Save it as PDF and try again.': `No podemos revisar este documento. ${saveAsPdf}`,
  'This PDF contains a script, or starts a program. Save it as PDF and try again: open it, choose Print, and print to PDF.': `Este PDF contiene un programa o inicia uno. ${printToPdf}`,
  'This PDF has another file in it. Save it as PDF and try again: open it, choose Print, and print to PDF.': `Este PDF tiene otro archivo adentro. ${printToPdf}`,
  'This PDF is protected, so that it cannot be checked. Save it as PDF and try again: open it, choose Print, and print to PDF.': `Este PDF está protegido y no podemos revisarlo. ${printToPdf}`,
  'Please fill in all required fields (Name and Message)':
    'Llene todos los campos obligatorios (nombre y mensaje)',
  'Name is required': 'Escriba su nombre',
  'Message is required': 'Escriba su mensaje',
  'Thank you for your message! We will get back to you soon.':
    '¡Gracias por su mensaje! Le contestaremos pronto.',
  'Please tell us the name to show': 'Díganos qué nombre mostrar',
  'Please write a few words': 'Escriba unas palabras',
  'Please check this box, or we can’t show your story':
    'Marque esta casilla. Sin ella no podemos mostrar su historia',
  'Please fix the fields marked below. Nothing you typed was lost.':
    'Corrija los campos marcados. No se perdió nada de lo que escribió.',
  'Your name is required': 'Escriba su nombre',
  'The person’s name is required': 'Escriba el nombre de la persona',
  'Please confirm that the person agrees': 'Confirme que la persona está de acuerdo',
  'Please enter a phone number or an email address':
    'Escriba un número de teléfono o un correo electrónico',
  'Please enter the whole number with its area code, such as (615) 555-0142':
    'Escriba el número completo con el código de área, como (615) 555-0142',
  'This paying program is not known': 'No conocemos el programa que paga',
  'Please choose a county': 'Elija un condado',
  'This program is not known': 'No conocemos este programa',
  'Please enter the year with four digits, such as 1994':
    'Escriba el año con cuatro cifras, como 1994',
  'You can add up to 3 files': 'Puede agregar hasta 3 archivos',
  'Files must be PDF, Word, JPG or PNG': 'Los archivos deben ser PDF, Word, JPG o PNG',
  'Each file must be less than 5MB': 'Cada archivo debe ser de menos de 5 MB',
  'This referral is still being sent. Please wait a minute and try again.':
    'Esta remisión todavía se está enviando. Espere un minuto e intente de nuevo.',
  'This was sent before with other content. Please send it again.':
    'Esto ya se envió antes con otro contenido. Envíelo de nuevo.',
  'Please choose a file or write something.': 'Elija un archivo o escriba algo.',
  'This referral is closed, so nothing can be added here. Please contact us.':
    'Esta remisión está cerrada, y aquí ya no se puede agregar nada. Comuníquese con nosotros.',
  'This referral has as many files as we can take here. Please contact us.':
    'Esta remisión ya tiene todos los archivos que podemos recibir aquí. Comuníquese con nosotros.',
  'This is still being sent. Please wait a minute and try again.':
    'Esto todavía se está enviando. Espere un minuto e intente de nuevo.',
  'We have this document now. Thank you.': 'Ya tenemos este documento. Gracias.',
  'This document is still being sent. Please wait a minute and try again.':
    'Este documento todavía se está enviando. Espere un minuto e intente de nuevo.',
  'The text was changed a moment ago. Please read it again.':
    'El texto cambió hace un momento. Léalo de nuevo.',
  'Please type your name': 'Escriba su nombre',
  'Please check the box': 'Marque la casilla',
}

export const findMessage: typeof english.findMessage = (message) => {
  const most = /must be at most (\d+) characters$/.exec(message)?.[1]
  if (most) return `Escriba ${most} caracteres como máximo`
  if (message.endsWith('contains a character that cannot be used')) {
    return 'Hay un carácter que no se puede usar'
  }
  return sentences[message]
}
