import type { UseFormReturn } from 'react-hook-form'
import { pictureDescriptionLimit } from '#contract/platform/files.ts'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Remark } from '#web/ui/States.tsx'

type PictureValues = { image?: File | null | undefined; imageDescription: string }

type PictureDescriptionFieldProps<Values extends PictureValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The path of the current picture. */
  current: string | undefined
  disabled: boolean
}

/** Asks what the picture shows. Without a picture there is nothing to describe. */
export function PictureDescriptionField<Values extends PictureValues, Output>({
  form,
  current,
  disabled,
}: PictureDescriptionFieldProps<Values, Output>) {
  // Both fields have the same name in every form with a picture.
  const fields = form as unknown as UseFormReturn<PictureValues>
  const { image, imageDescription } = fields.watch()
  if (!image && (image === null || !current)) return null
  const advice = adviceOn(image, current, imageDescription)
  return (
    <>
      <FormField
        form={fields}
        name="imageDescription"
        as={TextArea}
        rows={2}
        label="What does the picture show?"
        hint="Screen readers read this aloud to people who cannot see the picture. For example: Two friends plant tomatoes in a raised bed."
        disabled={disabled}
        max={pictureDescriptionLimit}
      />
      {advice && <Remark>{advice}</Remark>}
    </>
  )
}

function adviceOn(image: PictureValues['image'], current: string | undefined, words: string) {
  if (words.trim() === '') {
    return 'Without a description, people who cannot see the picture do not learn what it shows. Leave it empty only if the picture is just decoration.'
  }
  return image && current && 'You chose another picture. Does the description still fit?'
}
