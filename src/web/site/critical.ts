import { skipToken, useQuery } from '@tanstack/react-query'
import type { Critical } from '#content/critical.ts'
import { englishOnly } from '#content/language.ts'

/** Comes with a Spanish page: the critical texts whose Spanish a person has reviewed. */
export const reviewedKey = ['reviewed']

/** A critical text, in Spanish once that is reviewed. Until then `lang` marks the English, and the phone stands above it. */
export const readCritical = <English>(
  { id, en, es }: Critical<English>,
  reviewed: readonly string[] | undefined,
) =>
  es && reviewed?.includes(id)
    ? { text: es as English, lang: undefined }
    : { text: en, lang: englishOnly.lang }

export function useCritical<English>(text: Critical<English>) {
  const { data } = useQuery<string[]>({ queryKey: reviewedKey, queryFn: skipToken })
  return readCritical(text, data)
}
