import type { HeroSlide } from '#contract/website/hero.ts'

/** The built-in slides are shown if none can be loaded, and are the sample content of a new database. */
export type SlideContent = Pick<HeroSlide, 'title' | 'subtitle' | 'imageUrl' | 'picture'> & {
  imageDescription: string
  /** The paths of its texts that are in English, on a Spanish page. */
  english?: string[] | undefined
}

export const builtInSlides: SlideContent[] = [
  {
    title: 'A good life, close to home',
    subtitle:
      'We support people with intellectual and developmental disabilities across Middle and East Tennessee. You choose the life. We help make it work.',
    imageUrl: '/art/hero-hills.svg',
    imageDescription:
      'Three friends, one of them in a wheelchair, watch the sun rise over misty hills.',
    picture: { width: 1600, height: 800, sources: [] },
  },
  {
    title: 'Your home, your rules',
    subtitle:
      'Your name on the lease, housemates you choose, and staff who knock before they come in.',
    imageUrl: '/art/hero-porch.svg',
    imageDescription:
      'On a porch at dusk, a woman laughs over a mug while her housemate plays the guitar.',
    picture: { width: 1600, height: 800, sources: [] },
  },
  {
    title: 'Part of the neighborhood',
    subtitle: 'Work, friends, worship, ball games. We help people get out, join in and be known.',
    imageUrl: '/art/hero-market.svg',
    imageDescription:
      'Neighbors meet at a market stall on Main Street; one of them uses a wheelchair.',
    picture: { width: 1600, height: 800, sources: [] },
  },
]
