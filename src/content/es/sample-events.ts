import { samplePlans as english } from '../sample-events.ts'

export const samplePlans: typeof english = english.map((plan) => ({
  ...plan,
  place: plan.place.replace('Our office', 'Nuestra oficina'),
}))
