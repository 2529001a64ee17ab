import type { z } from 'zod'
import type { HeroSlide, HeroSlideForm as KnownSlide } from '#contract/hero.ts'
import type { Comparing } from '../drafts/compare.ts'

/** How two versions of a slide are compared. */
export const heroVersions: Comparing<z.input<typeof KnownSlide>, HeroSlide> = {
  valuesOf: (slide) => ({ title: slide?.title ?? '', subtitle: slide?.subtitle ?? '' }),
  parts: [
    { label: 'Title', names: ['title'], text: ({ title }) => title },
    { label: 'Subtitle', names: ['subtitle'], text: ({ subtitle = '' }) => subtitle },
  ],
  pictureOf: (slide) => slide.imageUrl,
}
