import { builtInEvents as english } from '../events.ts'

const texts = [
  {
    title: 'Día de jardín de primavera',
    description:
      'Ayúdenos a llenar los canteros de nuestra oficina. Tienen la altura de una silla de ruedas, las herramientas son fáciles de agarrar y hay té dulce a la sombra. Traiga un sombrero y llévese una planta de tomate.',
    imageDescription:
      'Una mujer en silla de ruedas siembra en un cantero alto y un hombre riega las plantas.',
  },
  {
    title: 'Viernes de boliche',
    description:
      'Todos los viernes a las seis. Hay rampas y barreras para quien las quiera, y los zapatos van por nuestra cuenta. Venga por su cuenta o con su grupo.',
    imageDescription: 'Un hombre se prepara para lanzar la bola y una mujer a su lado lo anima.',
  },
  {
    title: 'Noche de música en el porche',
    description:
      'Traiga una guitarra, una cuchara o solo sus oídos. Empezamos cuando se pone el sol. Toda la noche hay un cuarto tranquilo abierto.',
    imageDescription:
      'Una mujer toca el banjo y un hombre toca la guitarra bajo una guirnalda de luces.',
  },
  {
    title: 'Nuestro arte, nuestra pared',
    description:
      'Pinturas y dibujos de personas que apoyamos, colgados por quienes los hicieron. Los artistas están ahí para conversar. Algunos cuadros están a la venta.',
    imageDescription:
      'Una mujer pinta flores en un caballete mientras un visitante toma una taza de café.',
  },
  {
    title: 'Caminata del sábado',
    description:
      'Una milla tranquila por un sendero liso y plano, una vez al mes. Caben dos sillas de ruedas lado a lado y hay bancas en el camino. Nos detenemos por cada pájaro.',
    imageDescription:
      'Una mujer en silla de ruedas señala un pájaro a dos amigos en un sendero liso en otoño.',
  },
  {
    title: 'Día de puertas abiertas',
    description:
      'Vea una casa antes de decidir. Conozca a las personas que viven ahí y al personal que trabaja ahí. Pregunte lo que quiera. Nadie le pedirá que firme nada.',
    imageDescription:
      'Una mujer saluda a dos visitantes desde la puerta abierta de una casa blanca.',
  },
  {
    title: 'Venta de pasteles',
    description:
      'Nuestros panaderos se levantan a las cinco para que usted no tenga que hacerlo. Venga temprano por el pastel de la casa. Lo que ganamos paga la próxima clase.',
    imageDescription:
      'Dos panaderos con delantal, con un pastel caliente y panecillos sobre un mantel de cuadros.',
  },
  {
    title: 'Cena de fiestas',
    description:
      'Una mesa larga, dos clases de relleno y un lugar para quien quiera compañía. Díganos qué no puede comer y cocinaremos pensando en usted.',
    imageDescription:
      'Tres personas comparten una cena de fiestas a la luz de las velas, y afuera cae nieve.',
  },
]

export const builtInEvents: typeof english = english.map((event, index) => ({
  ...event,
  ...texts[index],
}))
