import type * as english from '../referral-files.ts'

export const referralFiles: typeof english.referralFiles = {
  label: 'Archivos para agregar',
  hint: 'Hasta 3 archivos PDF, Word, JPG o PNG, cada uno de menos de 5 MB.',
  again: 'Elija los archivos de nuevo.',
  file: (number) => `Archivo ${number}`,
}
