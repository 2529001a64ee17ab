import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

type PreviewButtonProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** Renders the public page with what is typed in the form. */
  load: (values: Output) => Promise<string>
  /** The id of the section to show first. */
  sectionId?: string
  disabled: boolean
  wide?: boolean
}

/** Shows what is typed in a form as visitors will see it. */
export function PreviewButton<
  Values extends FieldValues,
  Output extends { title: string; image?: File | null | undefined },
>({ form, load, sectionId, disabled, wide = false }: PreviewButtonProps<Values, Output>) {
  const preview = useMutation({
    mutationFn: load,
    onError: (error) => {
      if (!isSessionOver(error))
        toast('error', `The preview could not be made. ${errorMessage(error, 'Please try again.')}`)
    },
  })
  const { data: html, variables: values } = preview
  return (
    <>
      <Button
        variant="line"
        wide={wide}
        busy={disabled || preview.isPending}
        onClick={form.handleSubmit((typed) => preview.mutate(typed))}
      >
        <Eye className="icon" /> Preview
      </Button>
      {html &&
        values &&
        // Outside of the form, which Enter in the dialog would otherwise save.
        createPortal(
          <PreviewDialog
            name={values.title}
            html={html}
            picture={values.image ?? undefined}
            sectionId={sectionId}
            onClose={preview.reset}
          />,
          document.body,
        )}
    </>
  )
}
