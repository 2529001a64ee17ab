import { type Language, languageNames, languages } from '#contract/platform/language.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Narrows a list to what people wrote in one language. */
export const languageFilter = {
  label: 'Language',
  all: 'All languages',
  options: languages.map((value) => ({ value, label: languageNames[value] })),
}

/** Says what someone wrote in; nothing for English, which most do. */
export function LanguageBadge({ language }: { language: Language }) {
  return language === 'es' && <Badge color="blue">{languageNames.es}</Badge>
}
