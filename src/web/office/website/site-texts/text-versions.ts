import { z } from 'zod'
import {
  checkPublishTime,
  publishFields as publishRules,
} from '#contract/platform/date-and-time.ts'
import {
  fieldsOf,
  type SectionTexts,
  type SitePicture,
  type TextSection,
  type TextsField,
} from '#contract/website/site-texts/sections.ts'
import { type EditedTexts, textRules } from '#contract/website/site-texts/site-texts.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { type PublishValues, publishFields, toPublishValues } from '../publishing/publish-date.ts'

/** The texts of a section by their names, and when they are to be published. */
export type TextsValues = Omit<PublishValues, 'status'> & {
  status: 'draft' | 'published'
} & Record<string, unknown>

export const formSchema = (section: TextSection) =>
  z
    .object({
      ...textRules(section),
      status: z.enum(['draft', 'published']),
      ...publishRules,
    })
    .superRefine(checkPublishTime) as unknown as z.ZodType<TextsValues, TextsValues>

/** The texts of a section without the rest of the form. */
export const toTexts = (section: TextSection, values: TextsValues) =>
  Object.fromEntries(
    Object.keys(fieldsOf(section)).map((name) => [name, values[name]]),
  ) as SectionTexts

/** How two versions of a section are compared. */
export const textVersions = (section: TextSection): CompareOptions<TextsValues, EditedTexts> => ({
  toValues: (item) => ({
    ...(item?.draft ?? item?.texts),
    status: 'draft',
    ...toPublishValues(item),
  }),
  fields: {
    ...Object.fromEntries(
      Object.entries(fieldsOf(section)).map(([name, field]) => [
        name,
        { label: field.label, text: (values: TextsValues) => describe(field, values[name]) },
      ]),
    ),
    ...publishFields,
    status: { comparedWith: 'publishDate' },
  },
})

function describe(field: TextsField, value: unknown): string {
  if (field.kind === 'picture') return (value as SitePicture | null)?.path ?? ''
  if (field.kind === 'lines') return (value as string[]).join('\n')
  if (field.kind !== 'list') return String(value ?? '')
  const rows = value as Record<string, unknown>[]
  return rows
    .map((row) => {
      const texts = Object.entries(field.fields).map(([name, each]) => describe(each, row[name]))
      return [...texts, row.hidden ? '(hidden)' : ''].filter(Boolean).join('\n')
    })
    .join('\n\n')
}
