import type * as english from '../testimonial-texts.ts'

export const testimonialTexts: typeof english.testimonialTexts = {
  title: 'En sus propias palabras',
  page: 'página de historias',
  loading: 'Cargando las historias...',
  failed: 'No pudimos cargar las historias',
  samples: 'Estas palabras son un ejemplo.',
  none: 'La primera historia puede ser la suya',
  noneHint:
    '¿Le apoyamos a usted o a alguien de su familia? Cuéntenos cómo le va. Le preguntaremos antes de mostrarla aquí.',
  whose: (name) => ` de lo que dice ${name}`,
  invitation: '¿Le hemos apoyado a usted o a un ser querido?',
  share: 'Cuente su historia',
}
