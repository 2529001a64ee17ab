import type * as english from '../hero.ts'

export const builtInSlides: typeof english.builtInSlides = [
  {
    title: 'Una buena vida, cerca de casa',
    subtitle:
      'Apoyamos a personas con discapacidad intelectual y del desarrollo en el centro y el este de Tennessee. Usted elige la vida que quiere. Nosotros le ayudamos a lograrla.',
    imageUrl: '/art/hero-hills.svg',
    imageDescription:
      'Tres amigos, uno en silla de ruedas, miran salir el sol sobre colinas con niebla.',
    picture: { width: 1600, height: 800, sources: [] },
  },
  {
    title: 'Su casa, sus reglas',
    subtitle:
      'El contrato a su nombre, compañeros de casa que usted elige y personal que toca antes de entrar.',
    imageUrl: '/art/hero-porch.svg',
    imageDescription:
      'En un porche al atardecer, una mujer ríe con una taza y su compañero toca la guitarra.',
    picture: { width: 1600, height: 800, sources: [] },
  },
  {
    title: 'Parte del vecindario',
    subtitle:
      'Trabajo, amigos, iglesia, partidos. Ayudamos a cada persona a salir, participar y darse a conocer.',
    imageUrl: '/art/hero-market.svg',
    imageDescription:
      'Vecinos en un puesto del mercado de la calle principal. Uno de ellos usa silla de ruedas.',
    picture: { width: 1600, height: 800, sources: [] },
  },
]
