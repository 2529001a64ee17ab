import { Fragment } from 'react'
import { fileUrl } from '#web/api/call.ts'
import { usePictureAddress } from '#web/ui/use-picture-address.ts'
import styles from './ConflictChoice.module.css'
import type { FieldValue } from './compare.ts'
import { diffWords } from './word-diff.ts'

/** One version of a field, with the differences from the other version marked. */
export function FieldValueView({ value, other }: { value: FieldValue; other: FieldValue }) {
  if ('picture' in value) return <PictureView picture={value.picture} />
  if (value.text === '') return <i>Empty</i>
  return diffWords(value.text, 'text' in other ? other.text : '').map(({ text, same }, index) => (
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
