import type * as english from '../sample-details.ts'
import { sampleDetails as sample } from '../sample-details.ts'

export { countSampleDetails, withoutSamples } from '../sample-details.ts'

export const sampleDetails: typeof english.sampleDetails = {
  ...sample,
  tagline: 'Buena vida en casa, en Tennessee',
  description:
    'Apoyo para personas con discapacidad intelectual y del desarrollo en el centro y el este de Tennessee: en casa, en la comunidad y para las familias.',
  hours: 'De lunes a viernes, de 9:00 a.m. a 5:00 p.m.',
  licensing: [
    {
      title: 'Licencia del estado',
      detail:
        'Departamento de Discapacidad y Envejecimiento de Tennessee: servicios de vivienda con apoyo y de apoyo personal',
    },
    { title: 'Acreditación', detail: 'Acreditación preliminar, 2025' },
    { title: 'Membresía', detail: 'Alianza de Tennessee para niños y familias' },
  ],
  links: [
    'Departamento de Discapacidad y Envejecimiento de Tennessee (en inglés)',
    'TennCare ECF CHOICES (en inglés)',
    'Denunciar un abuso: Adult Protective Services (en inglés)',
  ].map((label, index) => ({ label, href: sample.links[index]?.href ?? '' })),
  facts: {
    ...sample.facts,
    eligibility:
      'Personas de toda edad con una discapacidad intelectual que empezó antes de los 18 años, u otra discapacidad del desarrollo que empezó antes de los 22. No hace falta tener trabajo.',
    plans: [
      'TennCare ECF CHOICES',
      'TennCare CHOICES',
      'Exenciones 1915(c), para quien ya está en una',
      'Family Support Program (programa de apoyo a la familia)',
    ],
    cost: 'En la mayoría de los programas, TennCare paga los servicios. Llámenos y le diremos qué paga su programa antes de empezar.',
    wait: 'Casi siempre nos reunimos con usted en las dos semanas después de su llamada. Cuándo pueden empezar los servicios depende de su programa. Algunos tienen lista de espera, y le diremos en qué lugar está.',
  },
}
