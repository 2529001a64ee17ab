import { toPicture } from '#contract/platform/pictures.ts'
import type { SitePicture as Content } from '#contract/website/site-texts/sections.ts'
import { Picture } from '#web/ui/Picture.tsx'

type SitePictureProps = {
  picture: Content | null
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  className?: string | undefined
}

/** The picture of a text, a drawing of ours or one that staff sent. */
export function SitePicture({ picture, ...props }: SitePictureProps) {
  if (!picture) return null
  return <Picture src={picture.path} alt={picture.description} {...toPicture(picture)} {...props} />
}
