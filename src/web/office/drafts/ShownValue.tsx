import { Fragment } from 'react'
import { fileUrl } from '#web/api/call.ts'
import { usePictureAddress } from '#web/ui/use-picture-address.ts'
import styles from './ConflictChoice.module.css'
import type { Shown } from './compare.ts'
import { diffWords } from './word-diff.ts'

/** What one version says, with what differs from the other one marked. */
export function ShownValue({ shown, other }: { shown: Shown; other: Shown }) {
  if ('picture' in shown) return <ShownPicture picture={shown.picture} />
  if (shown.text === '') return <i>Empty</i>
  return diffWords(shown.text, 'text' in other ? other.text : '').map(({ text, same }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    <Fragment key={index}>
      {same ? (
        text
      ) : (
        <>
          <mark>{text.trimEnd()}</mark>
          {text.slice(text.trimEnd().length)}
        </>
      )}
    </Fragment>
  ))
}

function ShownPicture({ picture }: { picture: File | string | undefined }) {
  const src = usePictureAddress(typeof picture === 'string' ? fileUrl(picture) : picture)
  if (!picture) return <i>No picture</i>
  const name = picture instanceof File ? picture.name : ''
  return (
    <span className={styles.picture}>
      {src && <img src={src} alt={name ? '' : 'Picture'} />}
      {name}
    </span>
  )
}
