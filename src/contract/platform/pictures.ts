import type { Picture, PictureFocus, PicturePart } from './files.ts'

// In a file of its own, because the first page needs nothing else of that one.

/** A picture as it is stored. A drawing that ships with the product is one file and has no widths. */
export type StoredPicture = {
  path: string
  width: number
  height: number
  widths: number[]
  focus?: PicturePart
}

/** The picture with another part in view. */
export const withFocus = <P extends StoredPicture>(picture: P, focus: PictureFocus): P => ({
  ...picture,
  focus: focus || undefined,
})

export const pictureFormats = ['avif', 'webp'] as const

export function toPicture({ path, width, height, widths, focus }: StoredPicture): Picture {
  const base = path.replace(/-\d+\.webp$/, '')
  const sources = widths.length === 0 ? [] : pictureFormats
  return {
    width,
    height,
    sources: sources.map((format) => ({
      type: `image/${format}`,
      srcset: widths.map((w) => `${base}-${w}.${format} ${w}w`).join(', '),
    })),
    ...(focus && { focus }),
  }
}
