import { skipToken, useQuery } from '@tanstack/react-query'
import { hiddenSections, sections } from '#content/sections.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'

/** They come with the page and are never asked for. */
export const textsKey = ['texts']

/** The texts that staff can edit. An empty one is not shown, nor is what only belongs to it. */
export function useTexts(): SiteTexts {
  const { data } = useQuery<SiteTexts>({ queryKey: textsKey, queryFn: skipToken })
  if (!data) throw new Error('The page came without its texts.')
  return data
}

/** The sections that the page has. */
export const useShownSections = () => {
  const hidden = hiddenSections(useTexts())
  return sections.filter(({ id }) => !hidden.includes(id))
}

/** The paragraphs of a text, which an empty line divides. */
export const paragraphs = (text: string) => text.split(/\n\s*\n/).filter(Boolean)
