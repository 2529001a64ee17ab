import { fileUrl } from '#web/api/call.ts'
import { usePictureAddress } from '#web/ui/use-picture-address.ts'
import styles from './ConflictChoice.module.css'
import type { Shown } from './compare.ts'
import { splitText } from './split-text.ts'

/** What one version says, with what differs from the other one marked. */
export function ShownValue({ shown, other }: { shown: Shown; other: Shown }) {
  if ('picture' in shown) return <ShownPicture picture={shown.picture} />
  if (shown.text === '') return <i>Empty</i>
  const [start, middle, end] = splitText(shown.text, 'text' in other ? other.text : '')
  if (start === shown.text) return <>{shown.text}</>
  return (
    <>
      {start}
      {middle && <mark>{middle}</mark>}
      {end}
    </>
  )
}

function ShownPicture({ picture }: { picture: File | string | undefined }) {
  const src = usePictureAddress(typeof picture === 'string' ? fileUrl(picture) : picture)
  if (!picture) return <i>No picture</i>
  const name = picture instanceof File ? picture.name : ''
  return (
    <span className={styles.picture}>
      {src && <img src={src} alt={name ? `The picture ${name}` : 'The picture that was there'} />}
      {name}
    </span>
  )
}
