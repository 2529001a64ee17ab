import type { StoredPicture } from '#contract/platform/pictures.ts'
import type { SpanishFields } from '#contract/records/spanish.ts'
import type { IconName } from './drawings.ts'

/** A text of one line, or of paragraphs that an empty line divides. Both are plain text. */
type TextField = {
  kind: 'line' | 'paragraphs'
  label: string
  max: number
  hint?: string
  /** A row of a list is known by it. */
  required?: true
  /** It is in Easy Read, with a sentence on each line. */
  easy?: true
}
/** Short lines, such as the points of a program. */
type LinesField = { kind: 'lines'; label: string; max: number; most: number }
type IconField = { kind: 'icon'; label: string }
type PictureField = { kind: 'picture'; label: string; optional?: true }
export type RowField = TextField | LinesField | IconField | PictureField
/** Rows that can be moved, renamed, added and hidden. */
export type ListField = {
  kind: 'list'
  label: string
  noun: string
  fields: Record<string, RowField>
  /** Each row has a page of its own, so other records and addresses refer to it: it can be hidden, not removed. */
  hasPages?: true
}
export type TextsField = RowField | ListField

type SectionDescription = {
  /** Its name in the office. */
  label: string
  /** The id of its element on the page. */
  anchor: string
  /** By the names under which the texts are stored. Titles do not keep a section that has nothing else to say. */
  fields: Record<string, TextsField>
}

const title = { kind: 'line', label: 'Title', max: 60 } as const
const lead = { kind: 'paragraphs', label: 'First sentences', max: 300 } as const
/** Shown on the pages of Easy Read. */
const easy = { kind: 'paragraphs', label: 'Easy Read', max: 600, easy: true } as const
const stepTitle = { kind: 'line', max: 60 } as const
const stepText = { kind: 'paragraphs', max: 240 } as const
const ofPage = { kind: 'paragraphs', max: 1200, hint: 'Only on the page of the program.' } as const

/**
 * The texts of the page that staff can edit. The schemas, the form in the office and the types that the page is
 * rendered from are made of this table. What the specification calls a label or a message is not in it.
 */
export const textSections = {
  about: {
    label: 'About Us',
    anchor: 'about',
    fields: {
      title,
      lead,
      text: {
        kind: 'paragraphs',
        label: 'Text',
        max: 2000,
        hint: 'Write {provider} where your name should be. An empty line begins a new paragraph.',
      },
      ofTheName: { kind: 'paragraphs', label: 'About your name', max: 300 },
      picture: { kind: 'picture', label: 'Picture', optional: true },
      caption: { kind: 'line', label: 'Line below the picture', max: 140 },
      easy,
    },
  },
  mission: {
    label: 'Mission, vision and values',
    anchor: 'mission-vision-values',
    fields: {
      title,
      missionTitle: { kind: 'line', label: 'Title of the mission', max: 60 },
      mission: { kind: 'paragraphs', label: 'Mission', max: 400 },
      visionTitle: { kind: 'line', label: 'Title of the vision', max: 60 },
      vision: { kind: 'paragraphs', label: 'Vision', max: 400 },
      valuesTitle: { kind: 'line', label: 'Title of the values', max: 60 },
      values: {
        kind: 'list',
        label: 'Values',
        noun: 'value',
        fields: {
          name: { kind: 'line', label: 'Name', max: 40, required: true },
          line: { kind: 'paragraphs', label: 'Description', max: 140 },
          icon: { kind: 'icon', label: 'Icon' },
          picture: { kind: 'picture', label: 'Picture instead of the icon', optional: true },
        },
      },
    },
  },
  programs: {
    label: 'Programs and services',
    anchor: 'programs-services',
    fields: {
      title,
      lead,
      programs: {
        kind: 'list',
        label: 'Programs',
        noun: 'program',
        hasPages: true,
        fields: {
          name: { kind: 'line', label: 'Name', max: 60, required: true },
          description: { kind: 'paragraphs', label: 'Description', max: 240 },
          features: { kind: 'lines', label: 'Points, one on each line', max: 100, most: 6 },
          picture: { kind: 'picture', label: 'Picture', optional: true },
          easy,
          day: { ...ofPage, label: 'What a day is like' },
          forWhom: { ...ofPage, label: 'Who it’s for' },
          start: { ...ofPage, label: 'How to start' },
        },
      },
    },
  },
  referral: {
    label: 'Referral and intake',
    anchor: 'referral',
    fields: {
      title,
      lead,
      firstTitle: { ...stepTitle, label: 'Title of step 1' },
      first: { ...stepText, label: 'Step 1' },
      secondTitle: { ...stepTitle, label: 'Title of step 2' },
      second: { ...stepText, label: 'Step 2' },
      thirdTitle: { ...stepTitle, label: 'Title of step 3' },
      third: { ...stepText, label: 'Step 3' },
      easy,
    },
  },
  careers: {
    label: 'Careers',
    anchor: 'careers',
    fields: {
      lead,
      benefits: {
        kind: 'list',
        label: 'Why Work With Us',
        noun: 'reason',
        fields: { name: { kind: 'line', label: 'Reason', max: 80, required: true } },
      },
      picture: { kind: 'picture', label: 'Picture', optional: true },
      easy,
    },
  },
} as const satisfies Record<string, SectionDescription>

type Sections = typeof textSections
export type TextSection = keyof Sections
export const textSectionNames = Object.keys(textSections) as TextSection[]

/** Texts are stored by language and reading level. */
export const textLanguages = ['en'] as const
export const readingLevels = ['standard'] as const
export type TextLanguage = (typeof textLanguages)[number]
export type ReadingLevel = (typeof readingLevels)[number]

/** A picture with what it shows, in words. */
export type SitePicture = StoredPicture & { description: string }

type Row = { id: string; hidden: boolean }
/** The part of its page's address that comes from its name, and those it had before. */
type PageNames = { slug: string; formerSlugs: string[] }

type ValueOf<Field> = Field extends { kind: 'line' | 'paragraphs' }
  ? string
  : Field extends { kind: 'lines' }
    ? string[]
    : Field extends { kind: 'icon' }
      ? IconName
      : Field extends { kind: 'picture' }
        ? SitePicture | null
        : Field extends { kind: 'list'; fields: infer Fields }
          ? (Row &
              (Field extends { hasPages: true } ? PageNames : unknown) & {
                [Name in keyof Fields]: ValueOf<Fields[Name]>
              })[]
          : never

export type SectionTexts<Name extends TextSection = TextSection> = {
  [Section in TextSection]: {
    -readonly [Field in keyof Sections[Section]['fields']]: ValueOf<
      Sections[Section]['fields'][Field]
    >
  }
}[Name]

/** The texts of all sections. */
export type SiteTexts = { [Name in TextSection]: SectionTexts<Name> } & {
  /** On a Spanish page, the paths of those that are in English, such as `about/lead`. */
  english?: string[]
}

export type Program = SiteTexts['programs']['programs'][number]
export type Value = SiteTexts['mission']['values'][number]

export const fieldsOf = (section: TextSection): Record<string, TextsField> =>
  textSections[section].fields

export const isOptionalText = (field: TextsField) =>
  (field.kind === 'line' || field.kind === 'paragraphs') && !field.required

/** The texts as visitors get them: without hidden rows. */
export function shownTexts(texts: SiteTexts): SiteTexts {
  const shown = ({ hidden }: Row) => !hidden
  return {
    ...texts,
    mission: { ...texts.mission, values: texts.mission.values.filter(shown) },
    programs: { ...texts.programs, programs: texts.programs.programs.filter(shown) },
    careers: { ...texts.careers, benefits: texts.careers.benefits.filter(shown) },
  }
}

/** The texts of a section that can be written in Spanish. */
export function spanishOfSection(section: TextSection): SpanishFields {
  const found: SpanishFields = {}
  const add = (path: string, field: RowField) => {
    const { kind, label } = field
    if (kind === 'picture') found[`${path}/description`] = { label: `${label}: what it shows` }
    else if (kind !== 'icon') found[path] = kind === 'line' ? { label } : { label, as: kind }
  }
  for (const [name, field] of Object.entries(fieldsOf(section))) {
    if (field.kind !== 'list') add(name, field)
    else for (const [part, each] of Object.entries(field.fields)) add(`${name}/*/${part}`, each)
  }
  return found
}
