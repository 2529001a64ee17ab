import { linesOf } from '#contract/platform/rich-text.ts'

/** A part of a form, compared and chosen as one. A field may belong to the part of another one. */
type Part<Values> =
  | { label: string; text: (values: Values) => string }
  | { partOf: Exclude<keyof Values, 'image'> }

/** How two versions of a record are compared. Every field must be named. */
export type CompareOptions<Values, Item> = {
  /** The values of the form for a record, or for a new one. */
  valuesOf: (item: Item | undefined) => Values
  parts: { [Name in Exclude<keyof Values, 'image'>]: Part<Values> }
  /** The path of the stored picture. A newly chosen file is in the field `image`. */
  pictureOf?: (item: Item) => string | undefined
}

/** What a picture shows belongs to the words of a record, not to the file. */
export const pictureDescriptionPart = {
  label: 'What the picture shows',
  text: ({ imageDescription }: { imageDescription: string }) => imageDescription,
}

/** Formatted text as lines. Without tags, list items would look like paragraphs, so each gets a bullet. */
export const linesOfRichText = (html: string) =>
  linesOf(html.replace(/<li>(<p>)?/g, '<li>• ')).join('\n')

export type PartValue = { text: string } | { picture: File | string | undefined }

export type Difference<Values> = {
  label: string
  names: (keyof Values)[]
  mine: PartValue
  theirs: PartValue
  changedBy: 'me' | 'them' | 'both'
  /** Only theirs can be chosen, because a replaced picture no longer exists. */
  theirsOnly: boolean
}

export type Comparison<Values> = {
  differences: Difference<Values>[]
  /** How many parts are the same in both versions. */
  same: number
  /** Saving mine would overwrite a change by someone else. */
  overwrites: boolean
}

/** `base` is the version that was edited, `current` the one that is stored now. */
export function compareVersions<Values extends object, Item>(
  { valuesOf, parts, pictureOf }: CompareOptions<Values, Item>,
  base: Item,
  mine: Values,
  current: Item,
): Comparison<Values> {
  const [before, theirs] = [valuesOf(base), valuesOf(current)]
  const groups = groupParts<Values>(parts)
  const differences: Difference<Values>[] = groups
    .filter((part) => !isSame(part, mine, theirs))
    .map((part) => ({
      label: part.label,
      names: part.names,
      mine: { text: part.text(mine) },
      theirs: { text: part.text(theirs) },
      changedBy: changedBy(!isSame(part, mine, before), !isSame(part, theirs, before)),
      theirsOnly: false,
    }))
  if (pictureOf) differences.push(...comparePictures(mine, pictureOf(base), pictureOf(current)))
  const count = groups.length + (pictureOf ? 1 : 0)
  return {
    differences,
    same: count - differences.length,
    overwrites: differences.some(({ theirsOnly, changedBy }) => !theirsOnly && changedBy !== 'me'),
  }
}

type PartWithNames<Values> = {
  label: string
  names: (keyof Values)[]
  text: (values: Values) => string
}

function groupParts<Values>(parts: CompareOptions<Values, never>['parts']) {
  const all = Object.entries(parts) as [keyof Values, Part<Values>][]
  return all.flatMap(([name, part]): PartWithNames<Values>[] => {
    if ('partOf' in part) return []
    const others = all.filter(([, other]) => 'partOf' in other && other.partOf === name)
    return [{ ...part, names: [name, ...others.map(([other]) => other)] }]
  })
}

/** My version, with the chosen parts of theirs. */
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
  { names }: Pick<PartWithNames<Values>, 'names'>,
  one: Values,
  other: Values,
) => names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
