import type * as english from '../program-pages.ts'
import type { Texts } from '../texts.ts'

export const programPages: Texts<typeof english.programPages> = {
  'supported-living': {
    day: `Usted se levanta cuando quiere, o cuando el trabajo lo pide. Si quiere ayuda con el desayuno, con sus medicinas o para salir, hay alguien con usted.

Después del trabajo pueden ir juntos al mercado. También puede llamar a su hermana o ver el partido. Usted decide quién viene de visita y a qué hora se acuesta. Si necesita que alguien esté en casa por la noche, ahí está.`,
    forWhom: `Adultos que quieren un hogar propio y necesitan algo de ayuda para lograrlo. Pueden ser unas horas a la semana o las 24 horas del día.

No tiene que saber cocinar ni pagar cuentas antes de mudarse. Aprenderlo es parte del programa.`,
    start: `Llámenos o envíe una remisión en línea. Iremos a verle y le preguntaremos cómo quiere vivir y con quién.

Después buscamos juntos un lugar. Usted no firma nada hasta que lo haya visto y le guste.`,
  },
  'community-engagement': {
    day: `No hay dos días iguales. El lunes puede ser su turno en el vivero. El miércoles, la biblioteca y el almuerzo con un amigo. El viernes, el coro.

Nos vemos en su casa y vamos juntos. Cuando usted ya conoce a la gente del lugar, damos un paso atrás.`,
    forWhom: `Jóvenes y adultos que quieren salir más, encontrar trabajo, ser voluntarios o hacer amigos.

Si la gente o los lugares nuevos se le hacen difíciles, no hay problema. Empezamos poco a poco, con un lugar y con una persona de su confianza.`,
    start: `Díganos qué le gusta, o qué siempre ha querido probar. Planeamos la primera salida con usted.

Si tiene un coordinador de apoyo, trabajamos con esa persona para que las horas estén en su plan.`,
  },
  'personal-development': {
    day: `Usted elige la meta: hacer la cena, tomar el autobús, usar el teléfono con cuidado, hablar en una reunión. Practicamos en el lugar donde la va a usar, en su cocina o en su parada.

La mayoría de las sesiones dura una o dos horas. La próxima vez lo repasamos, hasta que ya no nos necesite para eso.`,
    forWhom: `Toda persona que quiera aprender a hacer más cosas por sí misma.

No hace falta saber leer ni escribir. Usamos fotos y videos, y lo hacemos a su lado.`,
    start: `Llámenos y díganos una cosa que le gustaría aprender. Nos reunimos, la probamos y escribimos juntos los pasos.`,
  },
  'family-support': {
    day: `El día de relevo llega a su casa una persona que usted ya conoce. Sabe la rutina, las comidas favoritas y qué ayuda cuando hay mucho ruido. Usted duerme, trabaja o lleva a sus otros hijos al parque.

Entre una visita y otra, tiene a una persona a quien llamar. Le ayuda con formularios, reuniones y lo que sigue.`,
    forWhom: `Padres, abuelos, hermanos y toda persona que cuida en casa a un familiar con una discapacidad.`,
    start: `Llámenos. Para hacer preguntas no necesita una carta de diagnóstico ni un plan aprobado.

Le ayudamos a saber qué programa puede pagar, y llenamos los formularios con usted.`,
  },
}
