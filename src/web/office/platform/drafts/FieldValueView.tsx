import { Fragment } from 'react'
import { fileUrl } from '#web/api/call.ts'
import { usePictureAddress } from '#web/ui/PictureInput.tsx'
import type { FieldValue } from './compare.ts'
import styles from './FieldValueView.module.css'
import { diffWords } from './word-diff.ts'

/** One version of a field, with the differences from the other version marked. */
export function FieldValueView({ value, other }: { value: FieldValue; other: FieldValue }) {
  return (
    <span className={styles.value}>
      {'picture' in value ? (
        <PictureView picture={value.picture} />
      ) : (
        <TextView text={value.text} other={'text' in other ? other.text : ''} />
      )}
    </span>
  )
}

function TextView({ text, other }: { text: string; other: string }) {
  if (text === '') return <i>Empty</i>
  return diffWords(text, other).map(({ text: piece, same }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    <Fragment key={index}>
      {same ? (
        piece
      ) : (
        <>
          <mark>{piece.trimEnd()}</mark>
          {piece.slice(piece.trimEnd().length)}
        </>
      )}
    </Fragment>
  ))
}

function PictureView({ picture }: { picture: File | string | undefined }) {
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
