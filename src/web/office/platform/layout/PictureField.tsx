import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { PictureFile, pictureTypes } from '#contract/platform/files.ts'
import { fileUrl } from '#web/api/call.ts'
import { PictureInput } from '#web/ui/PictureInput.tsx'

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
