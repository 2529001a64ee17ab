import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SectionTexts, TextSection } from '#contract/website/site-texts/sections.ts'
import { type EditedTexts, siteTextsCalls } from '#contract/website/site-texts/site-texts.ts'
import { call } from '#web/api/call.ts'
import { toPublishAt } from '../publishing/publish-date.ts'
import { type TextsValues, toTexts } from './text-versions.ts'

export const siteTextsKey = ['office', 'site-texts']

export const editedTextsQuery = queryOptions({
  queryKey: [...siteTextsKey, 'list'],
  queryFn: async () => (await call(siteTextsCalls.list, {})).data,
})

/** What is shown in the frame: the typed texts of a section, and the drafts of the others. */
export type Shown = { section: TextSection; texts: SectionTexts }

export const pagePreviewQuery = (shown: Shown) =>
  queryOptions({
    queryKey: [...siteTextsKey, 'preview', shown],
    queryFn: async () => (await call(siteTextsCalls.preview, { body: toBody(shown) })).data.html,
    // The page stays while the next one is made.
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const saveTexts = async (section: TextSection, values: TextsValues, item: EditedTexts) => {
  const texts = toTexts(section, values)
  const { status, updatedAt } = { ...values, updatedAt: item.updatedAt }
  const publishAt = toPublishAt(values)
  const body = { ...toBody({ section, texts }), status, publishAt, updatedAt }
  return (await call(siteTextsCalls.save, { body })).data
}

/** The types do not know that a section and its texts belong together. */
const toBody = (shown: Shown) => shown as { section: 'about'; texts: SectionTexts<'about'> }

/** The server checks a picture as soon as it is chosen. Nobody sees it before the text is saved. */
export async function addPicture(image: File) {
  const form = new FormData()
  form.append('image', image)
  return (await call(siteTextsCalls.addPicture, { form })).data
}
