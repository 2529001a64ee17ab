import type { Language } from '#contract/platform/language.ts'
import type { Testimonial } from '#contract/website/testimonials.ts'

export type TestimonialContent = Pick<Testimonial, 'id' | 'name' | 'review' | 'program'> & {
  /** What it was written in, unless that is English. */
  language?: Language
  /** The paths of its texts that are in English, on a Spanish page. */
  english?: string[] | undefined
}

/** Shown if none can be loaded, and the sample content of a new database. Invented, so without names. */
export const builtInTestimonials: TestimonialContent[] = [
  {
    id: 'built-in-1',
    name: 'A man in Murfreesboro',
    program: 'supported-living',
    review: 'I have my own place now. I picked the couch. My staff knocks before they come in.',
  },
  {
    id: 'built-in-2',
    name: 'A mother in Rutherford County',
    program: 'family-support',
    review:
      'For the first time in ten years I slept through the night. I knew my daughter was in good hands.',
  },
  {
    id: 'built-in-3',
    name: 'A sister in Knoxville',
    program: 'personal-development',
    review:
      'They asked my brother what he wanted, and then they waited for him to answer. No one had done that.',
  },
  {
    id: 'built-in-4',
    name: 'Two friends in Cookeville',
    program: 'community-engagement',
    review: 'We got jobs at the same bakery. We walk there together.',
  },
  {
    id: 'built-in-5',
    name: 'A man in Nashville',
    program: 'community-engagement',
    review:
      'My job coach came every day for a month. Then every week. Now I call her when I want to brag.',
  },
]
