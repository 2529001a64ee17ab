import { ImageOff } from 'lucide-react'
import { fileUrl } from '#web/api/call.ts'
import { getInitials } from '#web/ui/initials.ts'
import { useImageFailure } from '#web/ui/use-image-failure.ts'
import styles from './Thumbnail.module.css'

type ThumbProps = {
  path: string | undefined
  shape: 'wide' | 'photo' | 'face'
  /** The name of the person, whose initials replace a missing picture. */
  name?: string
}

/** The small picture in a table row. */
export function Thumbnail({ path, shape, name }: ThumbProps) {
  const src = path ? fileUrl(path) : ''
  const { failed, imageProps } = useImageFailure(src)
  if (src && !failed) {
    return <img {...imageProps} className={styles.thumbnail} data-shape={shape} src={src} alt="" />
  }
  return (
    <span className={styles.thumbnail} data-shape={shape} data-none="true">
      {name ? (
        <b aria-hidden="true">{getInitials(name)}</b>
      ) : (
        <>
          <ImageOff className="icon" />
          <span className="visually-hidden">No picture</span>
        </>
      )}
    </span>
  )
}
