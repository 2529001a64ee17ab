import type { Testimonial } from '#contract/testimonials.ts'

export type Voice = Pick<Testimonial, 'name' | 'review'>

/** They stand in when none can be had, and fill a new database. Nobody is named in them. */
export const builtInTestimonials: Voice[] = [
  {
    name: 'A man in Murfreesboro',
    review: 'I have my own place now. I picked the couch. My staff knocks before they come in.',
  },
  {
    name: 'A mother in Rutherford County',
    review:
      'For the first time in ten years I slept through the night. I knew my daughter was in good hands.',
  },
  {
    name: 'A sister in Knoxville',
    review:
      'They asked my brother what he wanted, and then they waited for him to answer. No one had done that.',
  },
  {
    name: 'Two friends in Cookeville',
    review: 'We got jobs at the same bakery. We walk there together.',
  },
  {
    name: 'A man in Nashville',
    review:
      'My job coach came every day for a month. Then every week. Now I call her when I want to brag.',
  },
]
