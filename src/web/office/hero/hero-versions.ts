import type { z } from 'zod'
import type { HeroSlideForm as ExistingSlide, HeroSlide } from '#contract/hero.ts'
import type { CompareOptions } from '../drafts/compare.ts'

/** How two versions of a slide are compared. */
export const heroVersions: CompareOptions<z.input<typeof ExistingSlide>, HeroSlide> = {
  valuesOf: (slide) => ({ title: slide?.title ?? '', subtitle: slide?.subtitle ?? '' }),
  parts: {
    title: { label: 'Title', text: ({ title }) => title },
    subtitle: { label: 'Subtitle', text: ({ subtitle }) => subtitle },
  },
  pictureOf: (slide) => slide.imageUrl,
}
