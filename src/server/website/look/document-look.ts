import { computePalette } from '#contract/website/look/palette.ts'
import type { Context } from '#server/platform/context.ts'
import { readContent } from './look.queries.ts'
import { drawInside } from './look-files.ts'

/** Sharp on paper at the size that a logo has in a document. */
const printedHeight = 240

/** What documents take from the look: the color of headings and the logo as pixels. */
export async function documentLook({ look, db }: Pick<Context, 'look' | 'db'>) {
  const current = await look.read()
  const heading = (computePalette(current).tones.light.heading ?? '').slice(1)
  const content = current.logo && (await readContent(db, current.logo.id))
  if (!current.logo || !content) return { heading, logo: undefined }
  const height = printedHeight
  const width = Math.round((height * current.logo.width) / current.logo.height)
  return { heading, logo: { png: await drawInside(content, width, height), width, height } }
}
