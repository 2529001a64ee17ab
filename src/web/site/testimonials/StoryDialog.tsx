import '#web/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { language } from '#content/language.ts'
import { findMessage } from '#content/messages.ts'
import { story, storyPermission } from '#content/story.ts'
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
import { useCritical } from '../critical.ts'
import { EnglishOnlyCall } from '../layout/EnglishOnly.tsx'
import styles from './StoryDialog.module.css'

const check = zodResolver(StoryForm)

/** What is wrong is said in the language of the page. */
const checkStory: Resolver<StoryForm> = async (...given) => {
  const checked = await check(...given)
  for (const fault of Object.values(checked.errors)) {
    if (fault.message) fault.message = findMessage(fault.message) ?? story.fix
  }
  return checked
}

const unsentDraft: UnsentDraft<StoryForm> = { key: 'story' }

export function StoryDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<StoryForm>({
    resolver: checkStory,
    defaultValues: { name: '', review: '', permission: false, website: '' },
  })
  const unsent = useUnsentDraft(unsentDraft, form)
  const sending = useMutation({
    mutationFn: ({ permission: _given, ...words }: StoryForm) =>
      call(testimonialCalls.submit, { body: { ...words, language, permission: true } }),
    onSuccess: unsent.forget,
  })
  const { errors } = form.formState
  const busy = sending.isPending
  if (sending.isSuccess) return <StorySent onClose={onClose} />
  return (
    <Dialog title={story.title} onClose={onClose} busy={busy}>
      <form onSubmit={form.handleSubmit((typed) => sending.mutate(typed))} noValidate>
        <DialogBody>
          {unsent.offered && <UnsentDraftOffer noun={story.noun} onRestore={unsent.restore} />}
          <div className={styles.fields}>
            <p>{story.lead}</p>
            {Object.keys(errors).length > 0 && <Alert>{story.fix}</Alert>}
            <FormField
              form={form}
              name="name"
              label={story.name}
              required
              autoComplete="name"
              disabled={busy}
              hint={story.nameHint}
            />
            <FormField
              form={form}
              name="review"
              as={TextArea}
              label={story.words}
              required
              rows={5}
              disabled={busy}
              hint={story.wordsHint}
              max={testimonialLimits.review}
            />
            <PermissionField form={form} disabled={busy} />
            <Honeypot {...form.register('website')} />
            {sending.error && (
              <Alert>
                {findMessage(errorMessage(sending.error, story.failed)) ?? story.failed}
              </Alert>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="line" onClick={onClose} disabled={busy}>
            {story.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? story.sending : story.send}
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
  const { text, lang } = useCritical(storyPermission)
  return (
    <>
      {lang && <EnglishOnlyCall />}
      <Checkbox
        required
        disabled={disabled}
        error={error?.message}
        {...form.register('permission')}
      >
        <span lang={lang}>{text}</span>
      </Checkbox>
    </>
  )
}

function StorySent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={story.sent} onClose={onClose} width="narrow">
      <DialogBody>
        <div className={styles.sent}>
          <img src="/art/success-mailbox.svg" alt="" width={240} height={195} />
          <p>{story.next}</p>
          <Button onClick={onClose} autoFocus>
            {story.close}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  )
}
