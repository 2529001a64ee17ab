import * as english from '../legal.ts'
import { listNotices } from '../what-visitors-send.ts'

export const privacy: english.LegalText = {
  title: 'Privacidad y condiciones',
  lead: 'Qué guarda este sitio sobre usted, por qué y quién puede verlo.',
  updated: '15 de noviembre de 2026',
  sections: {
    ...english.privacy.sections,
    es: [
      {
        id: 'visits',
        title: 'Si usted solo mira el sitio',
        paragraphs: [
          'No le rastreamos. Este sitio no pone cookies a los visitantes y no carga nada de otras compañías.',
          'Nuestro servidor anota qué página se pidió y cuándo, para encontrar errores. No anota su dirección de internet. La usa por poco tiempo para evitar abusos, y no la guarda.',
          'El asistente de preguntas contesta dentro de su navegador. Lo que usted escribe allí no nos llega.',
        ],
      },
      {
        id: 'what-you-send',
        title: 'Lo que usted nos envía',
        paragraphs: ['Guardamos solo lo que usted decide enviar:'],
        points: listNotices('es'),
      },
      {
        id: 'applications',
        title: 'Cómo protegemos las solicitudes y las remisiones',
        paragraphs: [
          'Los currículums, los documentos de identificación, y las necesidades y los archivos de una remisión se cifran antes de guardarse. La clave está en otro lugar.',
          'Solo puede abrirlos el personal que trabaja con ellos, después de iniciar sesión. Anotamos cada vez que alguien abre, descarga o borra uno.',
          'Cuando borramos una solicitud o una remisión, también se borran sus archivos.',
        ],
      },
      {
        id: 'sharing',
        title: 'Quién más lo ve',
        paragraphs: [
          'No vendemos lo que usted nos envía. Lo compartimos solo para hacer una verificación que usted aceptó, o cuando la ley nos obliga.',
          'Cuando usted envía un mensaje, una remisión o una solicitud, podemos mandarle un solo correo electrónico para decirle que llegó. Ese correo no repite nada de lo que escribió. El de una solicitud trae un enlace privado, que muestra cómo va la solicitud y funciona durante 30 días. La compañía que lleva nuestro correo ve su dirección de correo electrónico.',
        ],
      },
      {
        id: 'health',
        title: 'Información de salud y HIPAA',
        paragraphs: [
          'No escriba datos de salud en los mensajes ni en los formularios de este sitio, excepto en una remisión en línea, que es para eso. Lo demás se lo preguntaremos por teléfono o en persona.',
          'HIPAA es la ley federal que protege los registros de salud. Si le apoyamos, la cumplimos y le damos nuestro Aviso de prácticas de privacidad.',
        ],
      },
      {
        id: 'your-choices',
        title: 'Lo que usted puede pedir',
        paragraphs: [
          'Puede preguntarnos qué tenemos sobre usted. Puede pedirnos que lo corrijamos o lo borremos. Si la ley nos obliga a guardar algo, se lo diremos.',
        ],
      },
      {
        id: 'terms',
        title: 'Condiciones de uso',
        paragraphs: [
          'Este sitio da información general. No es consejo médico ni legal, y no promete un servicio ni un empleo.',
          'Los programas y las reglas cambian. Antes de decidir algo importante, pregunte a TennCare o pregúntenos a nosotros.',
          'Los enlaces a otros sitios están para ayudar. Nosotros no manejamos esos sitios.',
          'En una emergencia, llame al 911.',
        ],
      },
    ],
  },
}

export const accessibility: english.LegalText = {
  title: 'Accesibilidad',
  lead: '{provider} quiere que todas las personas puedan usar este sitio.',
  updated: '18 de noviembre de 2026',
  sections: {
    ...english.accessibility.sections,
    es: [
      {
        id: 'standard',
        title: 'La norma que seguimos',
        paragraphs: [
          'Hacemos este sitio para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.',
        ],
        points: [
          'Puede usarlo con el teclado y leerlo sin JavaScript.',
          'Las palabras y los botones son grandes y con mucho contraste, en modo claro y en modo oscuro.',
          'Las imágenes que cambian tienen un botón para detenerlas. Nada se mueve si su aparato pide menos movimiento.',
          'Escribimos con palabras sencillas y frases cortas.',
          'El botón Lectura fácil de arriba lleva a páginas con frases cortas e imágenes. Se pueden escuchar, imprimir y usar sin JavaScript.',
        ],
      },
      {
        id: 'checks',
        title: 'Cómo lo revisamos',
        paragraphs: [
          'Dos programas buscan errores en las páginas cada vez que el sitio cambia. Encuentran muchos, pero no todos.',
          'Otro programa revisa cada frase que viene con la lectura fácil: 12 palabras como máximo, una sola idea, en inglés palabras comunes, sin abreviaturas, con las palabras difíciles explicadas y 5 ideas como máximo en una pantalla. No puede saber si alguien las entiende.',
          'El 18 de noviembre de 2026 miramos las páginas de lectura fácil en pantallas angostas y anchas, en modo claro y oscuro, con los colores que pone el aparato e impresas, y llenamos cada formulario solo con las teclas Tab y Enter.',
        ],
      },
      {
        id: 'gaps',
        title: 'Lo que todavía falta',
        paragraphs: ['Sabemos que falta esto:'],
        points: [
          'Este sitio todavía no se ha probado con usuarios: ni con personas con discapacidad intelectual, ni con personas que usan lectores de pantalla.',
          'Nadie ha probado las páginas ni las imágenes de lectura fácil con las personas para quienes son.',
          'Los textos que escribe nuestro personal pueden no estar en lectura fácil. En ese caso, la página lo dice.',
          'Los textos de lectura fácil sobre derechos, seguridad y quejas aparecen en español cuando una persona los ha revisado. Hasta entonces, esas páginas muestran el inglés.',
          'Para postularse a un empleo en línea necesita JavaScript. Si no lo tiene, comuníquese con nosotros.',
          'Las imágenes y los documentos de los sitios a los que enlazamos pueden no ser accesibles.',
        ],
      },
      {
        id: 'help',
        title: 'Díganos qué no funciona',
        paragraphs: [
          'Si algo le resulta difícil de usar, avísenos. Díganos qué página es y qué pasó. Le ayudaremos a conseguir lo que necesita, y después arreglaremos la página.',
        ],
      },
    ],
  },
}
