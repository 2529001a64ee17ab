import { computePalette } from '#contract/website/look/palette.ts'
import type { Context } from '#server/platform/context.ts'
import { readContent } from './look.queries.ts'
import { drawInside, recolor } from './look-files.ts'

/** Sharp on paper at the size that a logo has in a document. */
const printedHeight = 240

/** What documents take from the look: the color of headings, and the logo or else the leaf of every page, as pixels. */
export async function documentLook({ look, db }: Pick<Context, 'look' | 'db'>) {
  const current = await look.read()
  const heading = (computePalette(current).tones.light.heading ?? '').slice(1)
  const chosen = current.logo && (await readContent(db, current.logo.id))
  const content = chosen ?? (await recolor('leaf.svg', current)).bytes
  const shape = chosen && current.logo ? current.logo : { width: 1, height: 1 }
  const height = printedHeight
  const width = Math.round((height * shape.width) / shape.height)
  return { heading, logo: { png: await drawInside(content, width, height), width, height } }
}
