import type { Picture } from '#contract/platform/files.ts'
import type { StoredPicture } from '#server/platform/files/pictures.ts'

/** A drawing that ships with the product is one file, in one width. */
export const drawing = (path: string, { width, height }: Picture): StoredPicture => ({
  path,
  width,
  height,
  widths: [],
})
