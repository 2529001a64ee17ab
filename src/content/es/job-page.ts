import type * as english from '../job-page.ts'

export const jobPage: typeof english.jobPage = {
  unknown: 'Empleo',
  share: 'Compartir',
  save: 'Guardar',
  apply: 'Postularse',
  text: 'Descripción y requisitos del empleo',
  loading: 'Cargando la descripción completa...',
  responsibilities: 'Responsabilidades',
  qualifications: 'Requisitos',
  notSaved: 'Todavía no se pueden guardar empleos en este sitio',
  copied: '¡Dirección del empleo copiada!',
  copyYourself: (address) => `Puede copiar la dirección de este empleo: ${address}`,
  toApply: 'Para postularse,',
  call: 'llámenos al',
  write: 'escriba a',
}

export const jobHeadTexts: typeof english.jobHeadTexts = {
  listing: (name) =>
    `Empleos en ${name}: apoye a personas con discapacidad en su casa y en la comunidad.`,
  plain: (title, place, name) => `${title} en ${place}, en ${name}.`,
}
