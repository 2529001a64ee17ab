import { queryOptions } from '@tanstack/react-query'
import { builtInSlides, type SlideContent } from '#content/hero.ts'
import { type HeroSlide, heroCalls } from '#contract/website/hero.ts'
import { call } from '#web/api/call.ts'

export const heroSlidesQuery = queryOptions({
  queryKey: ['hero'],
  queryFn: async ({ meta }) => {
    const { data } = await call(heroCalls.list, { ...meta })
    return data.filter(({ isActive }) => isActive !== false).map(toContent)
  },
})

/** `picture` and `imageDescription` are our additions to the specification and may be missing; `image` is another name for `imageUrl`. */
function toContent(
  {
    title,
    subtitle,
    imageUrl,
    image,
    picture,
    imageDescription,
  }: Partial<HeroSlide> & { image?: string },
  index: number,
): SlideContent {
  return {
    title: title ?? '',
    subtitle: subtitle ?? '',
    imageUrl: imageUrl || image || builtInSlides[index]?.imageUrl || '/art/hero-hills.svg',
    imageDescription: imageDescription ?? '',
    picture: picture ?? { width: 1600, height: 800, sources: [] },
  }
}
