import { type PictureFocus, pictureParts } from '#contract/platform/files.ts'
import { htmlToLines } from '#contract/platform/rich-text.ts'
import { getConflict } from '#web/api/api-error.ts'

/** A field of a form, alone or compared and chosen together with another one. */
type Field<Values> =
  | { label: string; text: (values: Values) => string }
  | { comparedWith: Exclude<keyof Values, NotCompared> }

/** A picture is compared by `getPicture`, and what is asked about a new one belongs to it. */
type NotCompared = 'image' | 'isDecoration'

/** How two versions of a record are compared. Every field must be named. */
export type CompareOptions<Values, Item> = {
  /** The values of the form for a record, or for a new one. */
  toValues: (item: Item | undefined) => Values
  fields: { [Name in Exclude<keyof Values, NotCompared>]: Field<Values> }
  /** The path of the stored picture. A newly chosen file is in the field `image`. */
  getPicture?: (item: Item) => string | undefined
}

/** What a picture shows belongs to the words of a record, not to the file. */
export const pictureDescription = {
  label: 'What the picture shows',
  text: ({ imageDescription }: { imageDescription: string }) => imageDescription,
}

/** Which part of a picture stays in view, in words. */
export const pictureFocus = {
  label: 'The part of the picture that stays in view',
  text: ({ imageFocus }: { imageFocus: PictureFocus }) => imageFocus && pictureParts[imageFocus],
}

/** Formatted text as lines. Without tags, list items would look like paragraphs, so each gets a bullet. */
export const linesOfRichText = (html: string) =>
  htmlToLines(html.replace(/<li>(<p>)?/g, '<li>• ')).join('\n')

export type FieldValue = { text: string } | { picture: File | string | undefined }

export type Difference<Values> = {
  label: string
  names: (keyof Values)[]
  mine: FieldValue
  theirs: FieldValue
  changedBy: 'me' | 'them' | 'both'
  /** Only theirs can be chosen, because a replaced picture no longer exists. */
  theirsOnly: boolean
}

export type Comparison<Values> = {
  differences: Difference<Values>[]
  /** How many fields are the same in both versions. */
  same: number
  /** Saving mine would overwrite a change by someone else. */
  overwrites: boolean
}

/** `base` is the version that was edited, `current` the one that is stored now. */
export function compareVersions<Values extends object, Item>(
  { toValues, fields, getPicture }: CompareOptions<Values, Item>,
  base: Item,
  mine: Values,
  current: Item,
): Comparison<Values> {
  const [before, theirs] = [toValues(base), toValues(current)]
  const groups = groupFields<Values>(fields)
  const differences: Difference<Values>[] = groups
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({
      label: field.label,
      names: field.names,
      mine: { text: field.text(mine) },
      theirs: { text: field.text(theirs) },
      changedBy: changedBy(!isSame(field, mine, before), !isSame(field, theirs, before)),
      theirsOnly: false,
    }))
  if (getPicture) differences.push(...comparePictures(mine, getPicture(base), getPicture(current)))
  const count = groups.length + (getPicture ? 1 : 0)
  return {
    differences,
    same: count - differences.length,
    overwrites: differences.some(({ theirsOnly, changedBy }) => !theirsOnly && changedBy !== 'me'),
  }
}

/** A field in which a later version of a record differs from an earlier one. */
export type FieldChange = { name: string; label: string; before: FieldValue; after: FieldValue }

export function listChanges<Values extends object, Item>(
  { toValues, fields, getPicture }: CompareOptions<Values, Item>,
  earlier: Item,
  later: Item,
): FieldChange[] {
  const [before, after] = [toValues(earlier), toValues(later)]
  const changes: FieldChange[] = groupFields<Values>(fields)
    .filter((field) => !isSame(field, before, after))
    .map(({ label, names, text }) => ({
      name: String(names[0]),
      label,
      before: { text: text(before) },
      after: { text: text(after) },
    }))
  const [old, shown] = [getPicture?.(earlier), getPicture?.(later)]
  return old === shown
    ? changes
    : [
        ...changes,
        { name: 'image', label: 'Image', before: { picture: old }, after: { picture: shown } },
      ]
}

type ComparedFields<Values> = {
  label: string
  names: (keyof Values)[]
  text: (values: Values) => string
}

function groupFields<Values>(fields: CompareOptions<Values, never>['fields']) {
  const all = Object.entries(fields) as [keyof Values, Field<Values>][]
  return all.flatMap(([name, field]): ComparedFields<Values>[] => {
    if ('comparedWith' in field) return []
    const others = all.filter(([, other]) => 'comparedWith' in other && other.comparedWith === name)
    return [{ ...field, names: [name, ...others.map(([other]) => other)] }]
  })
}

/** My version, with the chosen fields of theirs. */
export function mergeVersions<Values extends object>(
  mine: Values,
  theirs: Values,
  chosen: Pick<Difference<Values>, 'names'>[],
): Values {
  const names = chosen.flatMap((difference) => difference.names)
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) }
}

function comparePictures<Values extends object>(
  mine: Values,
  before: string | undefined,
  theirs: string | undefined,
): Difference<Values>[] {
  // A file when one was chosen, null to remove the picture, undefined to keep it.
  const { image } = mine as { image?: File | null }
  const [byMe, byThem] = [image !== undefined, before !== theirs]
  if (!byMe && !byThem) return []
  if (image === null && !theirs) return []
  return [
    {
      label: 'Image',
      names: ['image' as keyof Values],
      mine: { picture: byMe ? (image ?? undefined) : before },
      theirs: { picture: theirs },
      changedBy: changedBy(byMe, byThem),
      theirsOnly: !byMe,
    },
  ]
}

const changedBy = (byMe: boolean, byThem: boolean) =>
  byMe && byThem ? 'both' : byThem ? 'them' : 'me'

/** Compares by content, because lists are new objects each time. */
const isSame = <Values>(
  { names }: Pick<ComparedFields<Values>, 'names'>,
  one: Values,
  other: Values,
) => names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))

/**
 * Saves on top of the version that was edited. When there is a newer version, it is a conflict only
 * if something in it would be overwritten: a slide that was only moved meanwhile can still be saved.
 */
export async function saveWithConflictCheck<Values extends object, Item, T>(
  compare: CompareOptions<Values, Item> | undefined,
  item: Item | undefined,
  mine: Values,
  save: (item: Item | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await save(item)
  } catch (error) {
    const conflict = getConflict(error)
    if (!conflict || !item || !compare) throw error
    const current = conflict.current as Item
    if (compareVersions(compare, item, mine, current).overwrites) throw error
    return save(current)
  }
}
