import { queryOptions } from '@tanstack/react-query'
import type { SlideContent } from '#content/hero.ts'
import { builtInScenes } from '#content/hero-texts.ts'
import { type HeroSlide, heroCalls } from '#contract/website/hero.ts'
import { call } from '#web/api/call.ts'

export const loadSamples = async () => (await import('#content/hero.ts')).builtInSlides

export const heroSlidesQuery = queryOptions({
  queryKey: ['hero'],
  queryFn: async ({ meta }) => {
    const { data } = await call(heroCalls.list, { ...meta })
    const shown = data.filter(({ isActive }) => isActive !== false)
    return shown.length > 0 ? shown.map(toContent) : loadSamples()
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
    english,
  }: Partial<HeroSlide> & Pick<SlideContent, 'english'> & { image?: string },
  index: number,
): SlideContent {
  return {
    title: title ?? '',
    subtitle: subtitle ?? '',
    imageUrl: imageUrl || image || sceneAt(index),
    imageDescription: imageDescription ?? '',
    picture: picture ?? { width: 1600, height: 800, sources: [] },
    english,
  }
}

export const sceneAt = (index: number) => builtInScenes[index] ?? '/art/hero-hills.svg'
