import { queryOptions } from '@tanstack/react-query'
import type { Complete } from '#contract/platform/common.ts'
import {
  type HeroSlide,
  type HeroSlideForm,
  type HeroSlideInput,
  heroCalls,
} from '#contract/website/hero.ts'
import { call } from '#web/api/call.ts'
import { toFormData } from '#web/api/form-data.ts'
import { withId } from '#web/office/records/records.ts'

export const slidesQuery = queryOptions({
  queryKey: ['office', 'hero'],
  queryFn: async () => (await call(heroCalls.listAll, {})).data.map(withId),
})

/** Changes the existing slide, or adds a new one at the end. */
export function saveSlide(values: HeroSlideForm, existing: HeroSlide | undefined, count: number) {
  const { title, subtitle, image, imageDescription, imageFocus } = values
  const fields: Complete<HeroSlideInput> = {
    title,
    subtitle,
    imageDescription,
    imageFocus,
    isActive: existing ? undefined : true,
    order: existing ? undefined : count + 1,
    updatedAt: existing?.updatedAt,
  }
  const form = toFormData({ ...fields, image })
  return existing
    ? call(heroCalls.update, { params: { id: existing.id }, form })
    : call(heroCalls.create, { form })
}

export const deleteSlide = (slide: HeroSlide) =>
  call(heroCalls.remove, { params: { id: slide.id } })

export const setSlideShown = ({ id, isActive }: Pick<HeroSlide, 'id' | 'title' | 'isActive'>) =>
  call(heroCalls.setStatus, { params: { id }, body: { isActive } })

export const reorderSlides = (slideIds: string[]) => call(heroCalls.reorder, { body: { slideIds } })
