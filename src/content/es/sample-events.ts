import { samplePlans as english } from '../sample-events.ts'

const easyTexts = [
  'Sembramos verduras entre todos.',
  'Vamos al boliche y los zapatos son gratis.',
  'Hacemos y escuchamos música.',
  'Puede ver pinturas y conocer a los artistas.',
  'Caminamos despacio, también en silla de ruedas.',
  'Puede ver una de nuestras casas.',
  'Vendemos pasteles.',
  'Cenamos juntos.',
]

export const samplePlans: typeof english = english.map((plan, index) => ({
  ...plan,
  easyText: easyTexts[index] ?? '',
  place: plan.place.replace('Our office', 'Nuestra oficina'),
}))
