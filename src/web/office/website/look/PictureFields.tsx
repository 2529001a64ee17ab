import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { lookPicturePath } from '#contract/website/look/brand.ts'
import {
  type LeftOut,
  LookFile,
  type LookForm,
  type LookUse,
  lookFileTypes,
} from '#contract/website/look/look.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { PictureInput } from '#web/ui/PictureInput.tsx'
import { Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import styles from './Look.module.css'
import { addPicture } from './look-queries.ts'

type Form = UseFormReturn<LookForm>

const fileHint = 'SVG, PNG or WebP.'

export function LogoFields({ form }: { form: Form }) {
  const [logo, logoOnDark] = form.watch(['logo', 'logoOnDark'])
  return (
    <div className={styles.body}>
      <LookPictureField
        form={form}
        name="logo"
        use="logo"
        label="Logo"
        hint={`${fileHint} One that is twice as wide as high or more is shown alone, because it has your name in it. Any other is shown beside your name.`}
      />
      {logo && !logo.onLight && (
        <Remark>
          This logo can hardly be seen on a light background. Please choose one with darker colors.
        </Remark>
      )}
      {logo && (
        <LookPictureField
          form={form}
          name="logoOnDark"
          use="logo"
          label="Logo for dark backgrounds"
          hint={`${fileHint} For the bottom of the page, the office, and visitors who use the dark mode.`}
          onDark
        />
      )}
      {logo && !logo.onDark && !logoOnDark && (
        <Remark>
          On dark backgrounds we show your logo on a white plate, because it could hardly be seen
          otherwise. Add a logo for dark backgrounds to avoid the plate.
        </Remark>
      )}
      {logoOnDark && !logoOnDark.onDark && (
        <Remark>
          The second logo can hardly be seen on a dark background. Please choose one with lighter
          colors.
        </Remark>
      )}
    </div>
  )
}

export const IconField = ({ form }: { form: Form }) => (
  <div className={styles.body}>
    <LookPictureField
      form={form}
      name="icon"
      use="icon"
      label="Icon"
      hint={`${fileHint} Square, for example 512 by 512 pixels. Browsers show it on tabs and bookmarks, phones on the home screen.`}
    />
  </div>
)

type LookPictureFieldProps = {
  form: Form
  name: 'logo' | 'logoOnDark' | 'icon'
  use: LookUse
  label: string
  hint: string
  onDark?: boolean
}

function LookPictureField({ form, name, use, label, hint, onDark }: LookPictureFieldProps) {
  const picture = form.watch(name)
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  const sending = useMutation({
    mutationFn: (file: File) => addPicture(file, use),
    onMutate: () => setLeftOut([]),
    onSuccess: (reply) => {
      form.setValue(name, reply.picture)
      setLeftOut(reply.leftOut)
    },
  })
  const change = (file: File | null | undefined) => {
    sending.reset()
    if (file) return sending.mutate(file)
    setLeftOut([])
    form.setValue(name, null)
    if (name === 'logo') form.setValue('logoOnDark', null)
  }
  return (
    <>
      <PictureInput
        label={label}
        hint={hint}
        accept={lookFileTypes}
        value={undefined}
        onChange={change}
        check={(file) => LookFile.safeParse(file).error?.issues[0]?.message}
        current={picture ? lookPicturePath(picture) : undefined}
        ground={onDark ? 'dark' : 'light'}
        removable
        error={sending.error ? errorMessage(sending.error, failure) : undefined}
        disabled={sending.isPending}
      />
      <Status>{sending.isPending && 'Checking the picture...'}</Status>
      {leftOut.length > 0 && <Remark>{sayLeftOut(leftOut)}</Remark>}
    </>
  )
}

const failure = 'Failed to check the picture. Please try again.'

const words: Record<LeftOut, string> = {
  text: 'text',
  pictures: 'pictures inside the drawing',
  effects: 'masks, filters or copies of parts',
  code: 'links or code',
}

const sayLeftOut = (kinds: LeftOut[]) =>
  `To be safe, we left out: ${new Intl.ListFormat('en-US').format(kinds.map((kind) => words[kind]))}. If something is missing, export the drawing with its text as shapes, or use a PNG file.`
