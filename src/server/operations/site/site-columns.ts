import { z } from 'zod'
import { SpanishTexts } from '#contract/records/spanish.ts'
import { versionKinds } from '#contract/records/versions.ts'
import {
  readingLevels,
  type TextSection,
  textLanguages,
} from '#contract/website/site-texts/sections.ts'
import { storedTextsSchema } from '#contract/website/site-texts/site-texts.ts'
import { picturesPath } from '#server/platform/files/pictures.ts'
import { cleanSpanish } from '#server/records/spanish/spanish.ts'

// The shapes of columns in a site export, which are checked like what someone sends from a form.

export const id = z.uuid()
export const time = z.iso.datetime()
export const timeOrNone = z.nullable(time)
export const flag = z.union([z.literal(0), z.literal(1)])
export const place = z.int().min(1).max(100_000)
export const cents = z.nullable(z.int().min(1).max(100_000_000))

/** A column with JSON that has this shape. */
export const json = <T>(shape: z.ZodType<T>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON' })
        return z.NEVER
      }
    })
    .pipe(shape)
    .transform((value) => JSON.stringify(value))

export const side = z.int().min(1).max(20_000)

const ownPicture = new RegExp(`^${picturesPath}/[0-9a-f]{32}-\\d+\\.webp$`)
const drawing = /^\/art\/[\w-]+\.svg$/

const storedPicture = z
  .object({ path: z.string(), width: side, height: side, widths: z.array(side).max(10) })
  .refine(
    ({ path, width, widths }) =>
      widths.length === 0
        ? drawing.test(path)
        : ownPicture.test(path) && path.endsWith(`-${width}.webp`) && widths.includes(width),
    'This picture cannot be one of ours',
  )

/** One that was sent, or a drawing that comes with the product. */
export const picture = json(storedPicture)

export const textsRow = (section: TextSection) => {
  const texts = json(storedTextsSchema(section))
  return z.strictObject({
    id: z.literal(`${section}-${textLanguages[0]}-${readingLevels[0]}`),
    section: z.literal(section),
    language: z.enum(textLanguages),
    level: z.enum(readingLevels),
    texts,
    draft: z.nullable(texts),
    publish_at: timeOrNone,
    pictures: json(z.array(storedPicture).max(100)),
  })
}

/** HTML among Spanish texts is cleaned like that of the records. */
export const translationRow = z
  .strictObject({
    kind: z.enum(versionKinds),
    record_id: z.string().max(60),
    language: z.literal('es'),
    texts: json(SpanishTexts),
  })
  .transform((row) => ({
    ...row,
    texts: JSON.stringify(cleanSpanish(row.kind, JSON.parse(row.texts))),
  }))
