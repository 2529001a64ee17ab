import { ImageOff } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { fileUrl } from '#web/api/call.ts'
import { getInitials } from '#web/ui/initials.ts'
import { useImageFailure } from '#web/ui/Picture.tsx'
import { formatDate, formatDateTime } from '../format.ts'
import styles from './cells.module.css'

/** The first two lines of a long text. */
export function ClampedText({ children }: { children: ReactNode }) {
  return <span className={styles.clamp}>{children}</span>
}

export function DateText({ at }: { at: string }) {
  return <span className={styles.date}>{formatDate(at)}</span>
}

export function TimeText({ at }: { at: string }) {
  return <span className={styles.date}>{formatDateTime(at)}</span>
}

/** An email that breaks before its @ and its dots rather than inside a word. */
export const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A smaller line below a name. */
export function SubText({ children }: { children: ReactNode }) {
  return <small className={styles.sub}>{children}</small>
}

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
