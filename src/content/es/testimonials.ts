import { builtInTestimonials as english } from '../testimonials.ts'

const texts = [
  {
    name: 'Un hombre de Murfreesboro',
    review:
      'Ahora tengo mi propia casa. Yo escogí el sofá. Las personas que me apoyan tocan antes de entrar.',
  },
  {
    name: 'Una madre del condado de Rutherford',
    review:
      'Por primera vez en diez años dormí toda la noche. Sabía que mi hija estaba en buenas manos.',
  },
  {
    name: 'Una hermana de Knoxville',
    review:
      'Le preguntaron a mi hermano qué quería y esperaron a que contestara. Nadie lo había hecho.',
  },
  {
    name: 'Dos amigos de Cookeville',
    review: 'Conseguimos trabajo en la misma panadería. Vamos juntos a pie.',
  },
  {
    name: 'Un hombre de Nashville',
    review:
      'Mi instructora de trabajo vino todos los días por un mes. Luego, cada semana. Ahora la llamo cuando quiero presumir.',
  },
]

export const builtInTestimonials: typeof english = english.map((testimonial, index) => ({
  ...testimonial,
  ...texts[index],
  language: 'es',
}))
