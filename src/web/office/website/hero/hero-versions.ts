import type { z } from 'zod'
import type { HeroSlideForm as ExistingSlide, HeroSlide } from '#contract/website/hero.ts'
import { type CompareOptions, pictureDescription } from '#web/office/platform/drafts/compare.ts'

/** How two versions of a slide are compared. */
export const heroVersions: CompareOptions<z.input<typeof ExistingSlide>, HeroSlide> = {
  toValues: (slide) => ({
    title: slide?.title ?? '',
    subtitle: slide?.subtitle ?? '',
    imageDescription: slide?.imageDescription ?? '',
  }),
  fields: {
    title: { label: 'Title', text: ({ title }) => title },
    subtitle: { label: 'Subtitle', text: ({ subtitle }) => subtitle },
    imageDescription: pictureDescription,
  },
  getPicture: (slide) => slide.imageUrl,
}
