import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type PictureFocus, PicturePart, pictureParts } from '#contract/platform/files.ts'
import { fileUrl } from '#web/api/call.ts'
import { usePictureAddress } from '#web/ui/PictureInput.tsx'
import styles from './PictureFocusField.module.css'

type PictureValues = { image?: File | null | undefined; imageFocus: PictureFocus }

type PictureFocusFieldProps<Values extends PictureValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The path of the current picture. */
  current: string | undefined
  disabled: boolean
}

/** Asks which part of the picture stays in view. */
export function PictureFocusField<Values extends PictureValues, Output>({
  form,
  current,
  disabled,
}: PictureFocusFieldProps<Values, Output>) {
  // Both fields have the same name in every form with a picture.
  const fields = form as unknown as UseFormReturn<PictureValues>
  const { image, imageFocus } = fields.watch()
  const saved = current ? fileUrl(current) : undefined
  const src = usePictureAddress(image === null ? undefined : (image ?? saved))
  if (!src) return null
  return (
    <PictureFocusInput
      src={src}
      value={imageFocus}
      onChange={(part) => fields.setValue('imageFocus', part, { shouldDirty: true })}
      disabled={disabled}
    />
  )
}

type PictureFocusInputProps = {
  /** The address of the picture. */
  src: string
  value: PictureFocus | undefined
  onChange: (part: PicturePart) => void
  disabled?: boolean
}

/** A choice of the part of a picture that stays in view, made on the picture itself. */
export function PictureFocusInput({ src, value, onChange, disabled }: PictureFocusInputProps) {
  const name = useId()
  return (
    <fieldset className={styles.focus} disabled={disabled}>
      <legend>What must stay in view?</legend>
      <p>Some screens cut the edges off. Choose the faces, or what matters most.</p>
      <div className={styles.picture}>
        <img src={src} alt="" />
        <div>
          {PicturePart.options.map((part) => (
            <input
              key={part}
              type="radio"
              name={name}
              aria-label={pictureParts[part]}
              checked={part === value}
              onChange={() => onChange(part)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}
