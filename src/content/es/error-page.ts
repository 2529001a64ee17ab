import type * as english from '../error-page.ts'

export const errorPage: typeof english.errorPage = {
  tabTitle: 'Algo salió mal',
  title: '¡Error inesperado!',
  text: 'No pudimos mostrar la página. Inténtelo de nuevo en un momento.',
  call: 'También puede llamarnos:',
}
