import '#web/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { StoryForm, testimonialLimits } from '#contract/website/testimonial-input.ts'
import { testimonialCalls } from '#contract/website/testimonials.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Honeypot } from '#web/ui/Honeypot.tsx'
import { Alert } from '#web/ui/States.tsx'
import { type UnsentDraft, UnsentDraftOffer, useUnsentDraft } from '#web/ui/unsent-draft.tsx'
import styles from './StoryDialog.module.css'

const unsentDraft: UnsentDraft<StoryForm> = { key: 'story' }

export function StoryDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<StoryForm>({
    resolver: zodResolver(StoryForm),
    defaultValues: { name: '', review: '', permission: false, website: '' },
  })
  const unsent = useUnsentDraft(unsentDraft, form)
  const sending = useMutation({
    mutationFn: ({ permission: _given, ...words }: StoryForm) =>
      call(testimonialCalls.submit, { body: { ...words, permission: true } }),
    onSuccess: unsent.forget,
  })
  const { errors } = form.formState
  const busy = sending.isPending
  if (sending.isSuccess) return <StorySent onClose={onClose} />
  return (
    <Dialog title="Share your story" onClose={onClose} busy={busy}>
      <form onSubmit={form.handleSubmit((story) => sending.mutate(story))} noValidate>
        <DialogBody>
          {unsent.offered && <UnsentDraftOffer noun="story" onRestore={unsent.restore} />}
          <div className={styles.fields}>
            <p>We read every story before it goes on the site.</p>
            {Object.keys(errors).length > 0 && (
              <Alert>Please fix the fields marked below. Nothing you typed was lost.</Alert>
            )}
            <FormField
              form={form}
              name="name"
              label="The name to show"
              required
              autoComplete="name"
              disabled={busy}
              hint="A first name is enough. You can also write “A father in Putnam County”."
            />
            <FormField
              form={form}
              name="review"
              as={TextArea}
              label="Your words"
              required
              rows={5}
              disabled={busy}
              hint="Please leave out health details and other people’s full names."
              max={testimonialLimits.review}
            />
            <PermissionField form={form} disabled={busy} />
            <Honeypot {...form.register('website')} />
            {sending.error && (
              <Alert>
                {errorMessage(sending.error, 'Your story couldn’t be sent. Please try again.')}
              </Alert>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Sending...' : 'Send my story'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

type PermissionFieldProps = { form: UseFormReturn<StoryForm>; disabled: boolean }

/** A separate component, so that it registers after the fields above, which get the focus first. */
function PermissionField({ form, disabled }: PermissionFieldProps) {
  const { error } = form.getFieldState('permission', form.formState)
  return (
    <Checkbox required disabled={disabled} error={error?.message} {...form.register('permission')}>
      You may show my words and this name on your website. I can ask you to take them down at any
      time.
    </Checkbox>
  )
}

function StorySent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Thank you. We got your story." onClose={onClose} width="narrow">
      <DialogBody>
        <div className={styles.sent}>
          <img src="/art/success-mailbox.svg" alt="" width={240} height={195} />
          <p>
            We’ll read it in the next few days. When it’s on the site, you’ll find it under “In
            their own words”.
          </p>
          <Button onClick={onClose} autoFocus>
            Close
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  )
}
