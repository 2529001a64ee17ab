import type * as english from '../about.ts'
import type { Texts } from '../texts.ts'

export const about: Texts<typeof english.about> = {
  title: 'Quiénes somos',
  lead: 'Somos vecinos que ayudan a sus vecinos a vivir como quieren: en un hogar de verdad, con un trabajo de verdad, con buenos amigos y con voz en cada día.',
  text: '{provider} atiende en Tennessee a personas con discapacidad intelectual y del desarrollo. Nuestros equipos son pequeños. Así, cada persona sabe quién va a llegar a su puerta.',
  ofTheName:
    'Llevamos el nombre del árbol de nuestro estado, el tulípero. Crece derecho y alto, y deja lugar para los demás.',
  picture:
    'Tres personas hacen panecillos en la mesa de la cocina: una señora mayor con lentes, un hombre con síndrome de Down que corta la masa y una mujer de pelo largo que la estira',
  caption: 'Las personas que apoyamos eligen dónde viven, con quién viven y cómo pasan el día.',
}

export const purpose: Texts<typeof english.purpose> = {
  title: 'Nuestra misión, visión y valores',
  missionTitle: 'Nuestra misión',
  mission:
    'Dar a cada persona el apoyo que necesita para vivir segura, tomar sus propias decisiones y ser parte de su comunidad.',
  visionTitle: 'Nuestra visión',
  vision:
    'Un Tennessee donde las personas con discapacidad son vecinos, compañeros de trabajo, amigos y líderes.',
  valuesTitle: 'Nuestros valores',
}

export const values: Texts<typeof english.values> = [
  {
    id: 'compassion',
    name: 'Compasión',
    line: 'Primero escuchamos. Y nos quedamos en los días difíciles.',
    icon: 'heart',
  },
  {
    id: 'integrity',
    name: 'Integridad',
    line: 'Hacemos lo que decimos, y reconocemos nuestros errores.',
    icon: 'compass',
  },
  {
    id: 'respect',
    name: 'Respeto',
    line: 'Es su casa, su cuerpo, su tiempo y su decisión.',
    icon: 'circles',
  },
  {
    id: 'inclusion',
    name: 'Inclusión',
    line: 'Vamos adonde está la vida: el trabajo, la iglesia, el estadio.',
    icon: 'people',
  },
  {
    id: 'empowerment',
    name: 'Autonomía',
    line: 'Enseñamos y damos un paso atrás, para que cada quien dirija su vida.',
    icon: 'sprout',
  },
]
