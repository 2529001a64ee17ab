import { queryOptions } from '@tanstack/react-query'
import { type LookForm, type LookUse, lookCalls } from '#contract/website/look/look.ts'
import { call } from '#web/api/call.ts'

export const editedLookQuery = queryOptions({
  queryKey: ['office', 'look'],
  queryFn: async () => (await call(lookCalls.edit, {})).data,
  // Not cached, so that the form always opens with the stored version.
  gcTime: 0,
})

export async function saveLook({ logo, logoOnDark, icon, ...chosen }: LookForm, updatedAt: string) {
  const pictures = {
    logo: logo?.id ?? null,
    logoOnDark: logoOnDark?.id ?? null,
    icon: icon?.id ?? null,
  }
  return (await call(lookCalls.save, { body: { ...chosen, ...pictures, updatedAt } })).data
}

/** The server checks a picture as soon as it is chosen. Nobody sees it before the look is saved. */
export async function addPicture(image: File, use: LookUse) {
  const form = new FormData()
  form.append('use', use)
  form.append('image', image)
  return (await call(lookCalls.addPicture, { form })).data
}
