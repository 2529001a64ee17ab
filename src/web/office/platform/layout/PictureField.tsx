import {
  type Control,
  Controller,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { PictureFile, pictureDescriptionLimit, pictureTypes } from '#contract/platform/files.ts'
import { fileUrl } from '#web/api/call.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PictureInput } from '#web/ui/PictureInput.tsx'
import { Remark } from '#web/ui/States.tsx'

type PictureFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: Path<Values>
  /** Added to the hint about file types and size. */
  advice?: string
  /** The path of the current picture. */
  current?: string | undefined
  removable?: boolean
  required?: boolean
  requiredNote?: string
  disabled: boolean
}

/** The form field for the picture of a record. */
export function PictureField<Values extends FieldValues, Output>({
  control,
  name,
  advice = '',
  current,
  ...rest
}: PictureFieldProps<Values, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PictureInput
          {...rest}
          label="Image"
          hint={`JPG, PNG, GIF or WebP, at most 5 MB. ${advice}`.trim()}
          accept={pictureTypes.join(',')}
          value={field.value}
          onChange={field.onChange}
          check={pictureProblem}
          current={current ? fileUrl(current) : undefined}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const pictureProblem = (file: File) => PictureFile.safeParse(file).error?.issues[0]?.message

type PictureValues = {
  image?: File | null | undefined
  imageDescription: string
  isDecoration?: boolean | undefined
}

type PictureDescriptionFieldProps<Values extends PictureValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The path of the current picture. */
  current: string | undefined
  disabled: boolean
}

/** Asks what the picture shows, and must know it of a new one. Without a picture there is nothing to describe. */
export function PictureDescriptionField<Values extends PictureValues, Output>({
  form,
  current,
  disabled,
}: PictureDescriptionFieldProps<Values, Output>) {
  // Both fields have the same name in every form with a picture.
  const fields = form as unknown as UseFormReturn<PictureValues>
  const { image, imageDescription, isDecoration } = fields.watch()
  if (!image && (image === null || !current)) return null
  const saysNothing = Boolean(image && isDecoration)
  const advice = !saysNothing && adviceOn(image, current, imageDescription)
  return (
    <>
      {!saysNothing && (
        <FormField
          form={fields}
          name="imageDescription"
          as={TextArea}
          rows={2}
          label="What does the picture show?"
          hint="Screen readers read this aloud to people who cannot see the picture. For example: Two friends plant tomatoes in a raised bed."
          required={Boolean(image)}
          disabled={disabled}
          max={pictureDescriptionLimit}
        />
      )}
      {image && (
        <Checkbox
          {...fields.register('isDecoration', {
            onChange: () => {
              fields.setValue('imageDescription', '')
              fields.clearErrors('imageDescription')
            },
          })}
          disabled={disabled}
        >
          This picture says nothing more than the text
        </Checkbox>
      )}
      {advice && <Remark>{advice}</Remark>}
    </>
  )
}

function adviceOn(image: PictureValues['image'], current: string | undefined, words: string) {
  if (words.trim() === '') {
    return (
      !image &&
      'Without a description, people who cannot see the picture do not learn what it shows. Leave it empty only if the picture is just decoration.'
    )
  }
  return image && current && 'You chose another picture. Does the description still fit?'
}
