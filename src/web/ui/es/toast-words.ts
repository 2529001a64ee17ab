import type { toastWords as english } from '../toast-words.ts'

export const toastWords: typeof english = {
  close: 'Cerrar',
  closeMessage: 'Cerrar el mensaje',
  notLoaded: {
    title: 'No se pudo cargar una parte de esta página.',
    hint: 'Puede que no tenga conexión, o que el sitio haya cambiado desde que abrió esta página.',
    action: 'Cargar la página de nuevo',
  },
}
