import type * as english from '../careers.ts'
import type { Texts } from '../texts.ts'

export const careers: Texts<typeof english.careers> = {
  lead: 'Venga por un trabajo que vale la pena. Quédese por un equipo que también le apoya a usted.',
  benefits: [
    { id: 'pay', name: 'Buen salario y beneficios' },
    { id: 'development', name: 'Capacitación y crecimiento' },
    { id: 'environment', name: 'Un equipo que apoya' },
    { id: 'scheduling', name: 'Horarios flexibles' },
    { id: 'insurance', name: 'Seguro médico' },
    { id: 'time-off', name: 'Vacaciones y días feriados pagados' },
  ],
  picture:
    'En una parada de autobús, una persona de apoyo directo y un hombre con síndrome de Down se ríen mirando el mapa de su viaje',
}
