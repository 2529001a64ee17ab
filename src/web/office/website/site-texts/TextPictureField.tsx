import { useMutation } from '@tanstack/react-query'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { PictureFile, pictureDescriptionLimit, pictureTypes } from '#contract/platform/files.ts'
import { drawings } from '#contract/website/site-texts/drawings.ts'
import type { SitePicture } from '#contract/website/site-texts/sections.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/call.ts'
import { PictureFocusInput } from '#web/office/platform/layout/PictureFocusField.tsx'
import { SelectField, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PictureInput } from '#web/ui/PictureInput.tsx'
import { Status } from '#web/ui/Status.tsx'
import { addPicture } from './site-texts-queries.ts'

const failure = 'Failed to send the picture. Please try again.'

type TextPictureFieldProps = { form: UseFormReturn<FieldValues>; name: string; label: string }

/** A picture: a drawing that comes with the product, or one that is sent, with what it shows. */
export function TextPictureField({ form, name, label }: TextPictureFieldProps) {
  const picture: SitePicture | null = form.watch(name)
  const put = (next: SitePicture | null) => {
    form.clearErrors(name)
    form.setValue(name, next, { shouldDirty: true })
  }
  const sending = useMutation({ mutationFn: addPicture, onSuccess: put })
  const change = (file: File | null | undefined) => {
    sending.reset()
    if (file) sending.mutate(file)
    else put(null)
  }
  const drawing = drawings.find(({ path }) => path === picture?.path)
  const choose = (path: string) => {
    const chosen = drawings.find((each) => each.path === path)
    if (!chosen) return
    const { label: _, ...found } = chosen
    put({ ...found, description: '' })
  }
  const fault: { path?: { message?: string } } | undefined = get(form.formState.errors, name)
  return (
    <>
      <PictureInput
        label={label}
        hint="JPG, PNG, GIF or WebP, at most 5 MB."
        accept={pictureTypes.join(',')}
        value={undefined}
        onChange={change}
        check={(file) => PictureFile.safeParse(file).error?.issues[0]?.message}
        current={picture ? fileUrl(picture.path) : undefined}
        removable
        error={sending.error ? errorMessage(sending.error, failure) : fault?.path?.message}
        disabled={sending.isPending}
      />
      <Status>{sending.isPending && 'Sending the picture...'}</Status>
      <SelectField
        label="Or one of our drawings"
        value={drawing?.path ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Choose a drawing</option>
        {drawings.map((each) => (
          <option key={each.path} value={each.path}>
            {each.label}
          </option>
        ))}
      </SelectField>
      {picture && !drawing && (
        <PictureFocusInput
          src={fileUrl(picture.path)}
          value={picture.focus}
          onChange={(focus) => put({ ...picture, focus })}
        />
      )}
      {picture && (
        <FormField
          form={form}
          name={`${name}.description`}
          as={TextArea}
          rows={2}
          label="What does the picture show?"
          hint={
            drawing
              ? 'Screen readers read this aloud. Leave it empty if the picture is just decoration.'
              : 'Screen readers read this aloud to people who cannot see the picture.'
          }
          required={!drawing}
          max={pictureDescriptionLimit}
        />
      )}
    </>
  )
}
