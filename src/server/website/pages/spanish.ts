import type { Language } from '#contract/platform/language.ts'
import type { PageContent } from '#contract/website/page-content.ts'
import { shownTexts } from '#contract/website/site-texts/sections.ts'
import type { Context } from '#server/platform/context.ts'

/** What the public pages of a language are rendered with. */
export async function contentOf(
  context: Pick<Context, 'spanish' | 'details' | 'look' | 'texts'>,
  language: Language,
): Promise<PageContent> {
  return {
    language,
    spanish: await context.spanish.isOn(),
    reviewed: language === 'es' ? await context.spanish.reviewed() : [],
    details: context.details.last(language),
    look: await context.look.current(),
    texts: shownTexts(await context.texts.current(language)),
  }
}
