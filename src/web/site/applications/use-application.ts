import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  ApplicationForm,
  ApplicationFormBeforeOffer,
  applicationMessages,
} from '#contract/hiring/application-input.ts'
import { ApiError } from '#web/api/api-error.ts'
import { prepareToasts, toast } from '#web/ui/toasts.ts'
import { type UnsentDraft, useUnsentDraft } from '#web/ui/unsent-draft.tsx'
import { useLeaveWarning } from '#web/ui/use-leave-warning.ts'
import { type SentApplication, showSent } from './SentNotice.tsx'
import { type AppliedJob, sendApplication } from './send-application.ts'

export type ApplicationValues = z.input<typeof ApplicationForm>

/** How the last attempt to send ended: it failed, or the applicant stopped it. */
export type Outcome = { kind: 'fault' | 'stopped'; text: string }

export type Application = ReturnType<typeof useApplication>

const failure = 'Failed to submit application. Please try again.'
const stopped = 'Upload stopped. Your answers and files are still here.'

/** Shared by all jobs, because the fields and files are about the person. */
const unsentDraft: UnsentDraft<ApplicationValues> = {}

/** The state of an application form. Nothing that was typed or chosen is lost if sending fails. */
export function useApplication(job: AppliedJob, asksIdentity: boolean, onSent: () => void) {
  const form = useForm<ApplicationValues, unknown, ApplicationForm>({
    resolver: zodResolver(asksIdentity ? ApplicationForm : ApplicationFormBeforeOffer),
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', identificationDocs: [] },
    reValidateMode: 'onSubmit',
  })
  const unsent = useUnsentDraft(unsentDraft, form)
  const [sent, setSent] = useState({ bytes: 0, total: 0 })
  const [outcome, setOutcome] = useState<Outcome>()
  // Not the form's `isSubmitting`, which is also true while the fields are checked.
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  const applied = useRef<SentApplication>(undefined)
  const { title } = job

  useEffect(() => {
    prepareToasts()
    return () => {
      // The dialog is closed now, so screen readers announce a message on the page behind it.
      if (applied.current) showSent(title, applied.current)
    }
  }, [title])

  useLeaveWarning(busy)

  const submit = form.handleSubmit(
    async (values) => {
      if (running.current) return
      const controller = new AbortController()
      running.current = controller
      setBusy(true)
      setOutcome(undefined)
      setSent({ bytes: 0, total: 0 })
      try {
        const onProgress = (bytes: number, total: number) => setSent({ bytes, total })
        const sending = { onProgress, signal: controller.signal }
        // Those of an unsent draft stay in the form, for when they are asked for again.
        const sent = asksIdentity ? values : { ...values, identificationDocs: [] }
        applied.current = (await sendApplication(job, sent, sending)) ?? {}
        unsent.forget()
        toast('success', "Application submitted successfully! We'll be in touch soon.")
        onSent()
      } catch (error) {
        if (controller.signal.aborted) setOutcome({ kind: 'stopped', text: stopped })
        else showFailure(error)
        running.current = undefined
        setBusy(false)
      }
    },
    () => {
      setOutcome({ kind: 'fault', text: applicationMessages.missing })
      toast('error', applicationMessages.missing)
    },
  )

  const showFailure = (error: unknown) => {
    toast('error', failure)
    const { message, fields } = error instanceof ApiError ? error : { message: failure, fields: {} }
    setOutcome({ kind: 'fault', text: message || failure })
    for (const [name, text] of Object.entries(fields)) {
      if (name in form.getValues())
        form.setError(name as FieldPath<ApplicationValues>, { message: text })
    }
  }

  return {
    form,
    asksIdentity,
    busy,
    sent,
    outcome,
    unsent,
    /** Ignores a second click while an application is being sent. */
    submit: (event: React.FormEvent) => {
      if (!busy) return submit(event)
      event.preventDefault()
    },
    stop: () => running.current?.abort(),
  }
}
