// What the privacy notice says about each thing that visitors send. A feature has its own in a file of its own.

export const message = {
  en: 'A contact message: your name, phone, email and words. We use them to answer you.',
  es: 'Un mensaje: su nombre, teléfono, correo electrónico y sus palabras. Los usamos para contestarle.',
  withoutScript: true,
} as const

export const testimonial = {
  en: 'A testimonial: the name you want shown and your words. Staff read it first. It is shown only if you allow it. You can ask us to take it down at any time.',
  es: 'Una historia: el nombre que quiere mostrar y sus palabras. El personal la lee primero. Se muestra solo si usted lo permite. Puede pedirnos que la quitemos en cualquier momento.',
} as const

export const referral = {
  en: 'A referral: who you are and how to reach you, and what you tell us about the person. We use it to call you and to plan support.',
  es: 'Una remisión: quién es usted, cómo comunicarnos con usted y lo que nos cuenta sobre la persona. La usamos para llamarle y para planear el apoyo.',
  withoutScript: true,
} as const

export const application = {
  en: 'A job application: your name, email and phone, your resume and your identity documents. We use them to decide about the job and to run the checks you agreed to.',
  es: 'Una solicitud de empleo: su nombre, correo electrónico y teléfono, su currículum y sus documentos de identificación. Los usamos para decidir sobre el empleo y para hacer las verificaciones que usted aceptó.',
} as const
