import { builtInTeam as english } from '../team.ts'

const texts = [
  {
    position: 'Directora ejecutiva',
    comment: 'Empecé como persona de apoyo directo. Todavía trabajo un turno de sábado cada mes.',
    imageDescription:
      'Amara sonríe. Lleva el pelo recogido con un pañuelo verde y un suéter anaranjado.',
  },
  {
    position: 'Director de Vivienda con apoyo',
    comment: 'Lo que más me gusta oír es una llave en una puerta que antes era un sueño.',
    imageDescription: 'Daniel sonríe. Tiene barba, lentes redondos y camisa azul.',
  },
  {
    position: 'Encargada de apoyo a la familia',
    comment: 'Llámeme con esa pregunta que le parece muy pequeña. Nunca lo es.',
    imageDescription: 'Rosa sonríe. Tiene el pelo gris y un suéter verde.',
  },
]

export const builtInTeam: typeof english = english.map((member, index) => ({
  ...member,
  ...texts[index],
}))
