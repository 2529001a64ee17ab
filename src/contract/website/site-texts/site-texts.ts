import { z } from 'zod'
import { EditedVersion, replyWith, requiredText, storableText } from '#contract/platform/common.ts'
import { TimeOrNone } from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { PictureDescription, PicturePart, pictureMessages } from '#contract/platform/files.ts'
import { PreviewPage } from '../preview.ts'
import { drawings, iconNames } from './drawings.ts'
import {
  fieldsOf,
  isOptionalText,
  type ListField,
  type SectionTexts,
  type SitePicture,
  type TextSection,
  type TextsField,
  textSectionNames,
} from './sections.ts'

export const siteTextsLimits = {
  /** Rows of a list that visitors see. */
  shownRows: 8,
  /** With those that are hidden. */
  rows: 40,
}

export const siteTextsMessages = {
  unknownPicture: 'This picture is not stored. Please choose it again.',
  tooManyRows: `The site shows at most ${siteTextsLimits.shownRows}. Hide one first.`,
  sameName: 'Two have the same name',
  icon: 'Choose one of the icons',
}

const isDrawing = ({ path, width, height }: SitePicture) =>
  drawings.some((each) => each.path === path && each.width === width && each.height === height)

const size = z.number().int().min(1).max(10_000)

/** A drawing of ours, or a picture that was sent. The server checks that it is stored. */
const PictureValue: z.ZodType<SitePicture> = z
  .object({
    path: z
      .string()
      .regex(
        /^\/(art\/[a-z-]{1,40}\.svg|uploads\/pictures\/[0-9a-f]{32}-\d{1,5}\.webp)$/,
        siteTextsMessages.unknownPicture,
      ),
    width: size,
    height: size,
    widths: z.array(size).max(10),
    description: PictureDescription,
    focus: PicturePart.optional(),
  })
  .refine((picture) => picture.widths.length > 0 || isDrawing(picture), {
    error: siteTextsMessages.unknownPicture,
    path: ['path'],
  })
  .refine(({ widths, description }) => widths.length === 0 || description !== '', {
    error: pictureMessages.describe,
    path: ['description'],
  })

function schemaOf(field: TextsField): z.ZodType {
  if (field.kind === 'list') return listSchema(field)
  if (field.kind === 'picture') return z.nullable(PictureValue)
  if (field.kind === 'icon') return z.enum(iconNames, siteTextsMessages.icon)
  const { label, max } = field
  if (field.kind === 'lines') {
    return z
      .array(storableText(label, max))
      .max(50)
      .transform((lines) => lines.filter(Boolean))
      .refine((lines) => lines.length <= field.most, `At most ${field.most} lines`)
  }
  const text = field.required
    ? requiredText(label, max, `${label} is required`)
    : storableText(label, max)
  return field.kind === 'line' ? text.refine(isOneLine, `${label} must be one line`) : text
}

const isOneLine = (text: string) => !/[\r\n]/.test(text)

function listSchema({ fields, hasPages }: ListField): z.ZodType {
  const address = storableText('Address', 120)
  const row = z.object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'This row is not known'),
    hidden: z.boolean('Hidden must be true or false'),
    ...mapFields(fields, inRow),
    // The server makes them from the name.
    ...(hasPages && { slug: address, formerSlugs: z.array(address).max(100) }),
  })
  return z
    .array(row)
    .max(siteTextsLimits.rows, siteTextsMessages.tooManyRows)
    .superRefine((rows, context) => {
      const shown = rows.filter(({ hidden }) => !hidden)
      if (shown.length > siteTextsLimits.shownRows) {
        context.addIssue({ code: 'custom', message: siteTextsMessages.tooManyRows })
      }
      const names = (rows as { name?: string }[]).map(({ name = '' }) => name.toLowerCase())
      const ids = rows.map(({ id }) => id)
      if (new Set(names).size < names.length || new Set(ids).size < ids.length) {
        context.addIssue({ code: 'custom', message: siteTextsMessages.sameName })
      }
    })
}

const mapFields = (fields: Record<string, TextsField>, toSchema = schemaOf) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)]))

/** Rows that were sent or exported before the product had a text come without it. */
const inRow = (field: TextsField) =>
  isOptionalText(field) ? schemaOf(field).default('') : schemaOf(field)

/** The rules of the texts of a section, by their names. */
export const textRules = (section: TextSection) => mapFields(fieldsOf(section))

/** The texts of one section, as they are typed and stored. */
export const textsSchema = <Name extends TextSection>(section: Name) =>
  z.object(textRules(section)) as unknown as z.ZodType<SectionTexts<Name>, SectionTexts<Name>>

/** Only what differs from the built-in texts is stored. */
export const storedTextsSchema = (section: TextSection) =>
  z.strictObject(mapFields(fieldsOf(section))).partial()

/** What is typed in the form of a section. */
const bodyOf = <Name extends TextSection>(section: Name) =>
  z.object({ section: z.literal(section), texts: textsSchema(section) })

const bodies = [
  bodyOf('about'),
  bodyOf('mission'),
  bodyOf('programs'),
  bodyOf('referral'),
  bodyOf('careers'),
] as const

const saving = {
  /** A draft is seen by staff only, until it is published or its date comes. */
  status: z.enum(['draft', 'published'], 'Status must be draft or published'),
  publishAt: TimeOrNone.optional(),
  updatedAt: EditedVersion,
}

const SavedTexts = z.discriminatedUnion(
  'section',
  [
    bodies[0].extend(saving),
    bodies[1].extend(saving),
    bodies[2].extend(saving),
    bodies[3].extend(saving),
    bodies[4].extend(saving),
  ],
  'This section is not known',
)

const anyTexts = z.custom<SectionTexts>(() => true)

/** A section as the office edits it. */
export const EditedTexts = z.object({
  id: z.string(),
  section: z.enum(textSectionNames),
  /** What visitors see. */
  texts: anyTexts,
  /** Null unless something waits to be published. */
  draft: z.nullable(anyTexts),
  /** What comes with the product. */
  builtIn: anyTexts,
  /** When the draft is published by itself; empty for never. */
  publishAt: z.string(),
  /** Empty until someone has saved the section for the first time. */
  updatedAt: z.string(),
})
export type EditedTexts = z.infer<typeof EditedTexts>

/** A program as records name it, also one that is hidden now. */
const NamedProgram = z.object({ id: z.string(), name: z.string(), hidden: z.boolean() })
export type NamedProgram = z.infer<typeof NamedProgram>

export const siteTextsSchemas = {
  list: { reply: replyWith(z.array(EditedTexts)) },
  save: { body: SavedTexts, reply: replyWith(EditedTexts) },
  preview: {
    body: z.discriminatedUnion('section', [...bodies], 'This section is not known'),
    reply: replyWith(PreviewPage),
  },
  addPicture: {
    form: z.object({}),
    files: ['image'],
    reply: replyWith(z.custom<SitePicture>(() => true)),
  },
  programs: { reply: replyWith(z.array(NamedProgram)) },
}

export const siteTextsCalls: Calls<typeof siteTextsSchemas> = {
  list: endpoint('GET', '/admin/site-texts', 'read content'),
  save: endpoint('PUT', '/admin/site-texts', 'edit content'),
  preview: endpoint('POST', '/admin/preview/texts', 'edit content'),
  addPicture: endpoint('POST', '/admin/site-texts/pictures', 'edit content'),
  programs: endpoint('GET', '/admin/programs', 'staff'),
}
