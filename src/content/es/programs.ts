import type * as english from '../programs.ts'
import type { Texts } from '../texts.ts'

export const programsIntro: Texts<typeof english.programsIntro> = {
  title: 'Programas y servicios',
  lead: 'Cuatro maneras de ayudar. Muchas personas usan más de una, y el plan puede cambiar cuando cambia la vida.',
}

export const programs: Texts<typeof english.programs> = [
  {
    id: 'supported-living',
    slug: 'supported-living-services',
    name: 'Vivienda con apoyo',
    description:
      'Apoyo en una casa propia o alquilada, donde vive a solas o con quienes usted elige.',
    features: [
      'Apoyo con las comidas, el dinero y las medicinas',
      'Personal cuando lo necesita, de día o de noche',
      'El contrato a su nombre y la llave en su mano',
    ],
    drawing: 'program-living',
    picture: 'Dos compañeros de casa llegan con las compras y una llave.',
  },
  {
    id: 'community-engagement',
    slug: 'community-engagement',
    name: 'Vida en la comunidad',
    description: 'Tiempo fuera de casa, con lo que le gusta hacer y con gente que le cae bien.',
    features: [
      'Trabajos, voluntariado y clases',
      'Transporte, y ayuda para aprender a usar el autobús',
      'Clubes, iglesia, deportes y música',
    ],
    drawing: 'program-community',
    picture: 'Dos amigos, uno en silla de ruedas, toman café en el parque.',
  },
  {
    id: 'personal-development',
    slug: 'personal-development',
    name: 'Desarrollo personal',
    description: 'Aprenda cosas nuevas a su ritmo, con metas que usted elige.',
    features: [
      'Cocinar, limpiar y llevar la casa',
      'Leer, usar el teléfono y cuidarse en internet',
      'Hablar con su propia voz en sus reuniones',
    ],
    drawing: 'program-growth',
    picture: 'Un hombre trabaja en una computadora y una mujer lee a su lado.',
  },
  {
    id: 'family-support',
    slug: 'family-support',
    name: 'Apoyo a la familia',
    description: 'Ayuda para familias que cuidan a alguien en casa, para que todos descansen.',
    features: [
      'Cuidado de relevo en los días que le convienen',
      'Ayuda con los formularios y con ECF CHOICES',
      'Una persona que conoce a su familia y contesta sus llamadas',
    ],
    drawing: 'program-family',
    picture: 'Una hija adulta y sus padres cenan juntos.',
  },
]
