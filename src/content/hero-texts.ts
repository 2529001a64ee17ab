/** The words around the slides. */
export const heroTexts = {
  loading: 'Loading slides...',
  none: 'No slides available',
  label: 'Highlights',
  slide: 'slide',
  services: 'See our services',
  work: 'Work with us',
  /** Where the four kinds of visitors go on. */
  doors: 'Where to start',
  support: 'I need support',
  family: 'For my family',
  refer: 'I want to refer',
  job: 'I want a job',
}

/** Shown in place of a picture that is missing, by the place of its slide. */
export const builtInScenes = ['/art/hero-hills.svg', '/art/hero-porch.svg', '/art/hero-market.svg']
