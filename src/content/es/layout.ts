import type * as english from '../layout.ts'

export const layout: typeof english.layout = {
  main: 'Principal',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  easyRead: 'Lectura fácil',
  call: 'Llamar al',
  rights: 'Todos los derechos reservados.',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  accessibility: 'Accesibilidad',
  notices: 'Avisos',
  promise:
    'Usamos lo que nos envía solo para contestarle y para dar nuestros servicios. Las solicitudes y los documentos se guardan en privado. Al usar este sitio, usted acepta sus condiciones.',
  readPrivacy: 'Lea nuestro aviso de privacidad y las condiciones',
  quickLinks: 'Enlaces rápidos',
  resources: 'Recursos e información',
  licensing: 'Licencias y afiliaciones',
  alsoCall: 'También puede llamarnos:',
  orCall: 'O llámenos:',
  or: 'o',
  writeToUs: 'escríbanos con el formulario de contacto',
  home: 'Ir a la página principal',
  reachUs: 'Cómo comunicarse con nosotros',
  lastChanged: (day) => `Último cambio: ${day}`,
  ask: 'Hacer una pregunta',
  questions: 'Preguntas',
  notFound: {
    tabTitle: 'Página no encontrada',
    description: (name) => `Esta página de ${name} no existe.`,
    title: 'Este camino termina aquí',
    text: 'No encontramos esa página. Puede que haya cambiado de lugar, o que la dirección tenga un error.',
  },
}

export const otherLanguage: typeof english.otherLanguage = {
  code: 'en',
  name: 'English',
}
