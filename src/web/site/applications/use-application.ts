import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { applicationForm, resumePhotos } from '#content/application-form.ts'
import { applicationMessage } from '#content/application-messages.ts'
import { langOf } from '#content/lang-of.ts'
import {
  ApplicationForm,
  ApplicationFormBeforeOffer,
  applicationMessages,
} from '#contract/hiring/application-input.ts'
import { ApiError } from '#web/api/api-error.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { prepareToasts, toast } from '#web/ui/toasts.ts'
import { type UnsentDraft, useUnsentDraft } from '#web/ui/unsent-draft.tsx'
import { useLeaveWarning, useUpload } from '../use-upload.ts'
import type { Photo } from './photos-to-pdf.ts'
import { type AppliedJob, sendApplication } from './send-application.ts'
import { addSentApplication, type SentApplication } from './sent-applications.ts'

export type ApplicationValues = z.input<typeof ApplicationForm>

/** How the last attempt to send ended: it failed, or the applicant stopped it. */
export type Outcome = { kind: 'fault' | 'stopped'; text: string }

export type Application = ReturnType<typeof useApplication>

/** Shared by all jobs, because the fields and files are about the person. */
const unsentDraft: UnsentDraft<ApplicationValues> = { key: 'application' }

type ApplicationResolver = Resolver<ApplicationValues, unknown, ApplicationForm>

/** Checks the form as the server does, and says what is wrong in the language of the page. */
function createResolver(asksIdentity: boolean): ApplicationResolver {
  const check: ApplicationResolver = zodResolver(
    asksIdentity ? ApplicationForm : ApplicationFormBeforeOffer,
  )
  return async (...input) => {
    const checked = await check(...input)
    for (const fault of Object.values(checked.errors)) {
      if (fault?.message) fault.message = applicationMessage(fault.message)
    }
    return checked
  }
}

/** The state of an application form. Nothing that was typed or chosen is lost if sending fails. */
export function useApplication(job: AppliedJob, asksIdentity: boolean, onSent: () => void) {
  const form = useForm<ApplicationValues, unknown, ApplicationForm>({
    resolver: createResolver(asksIdentity),
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', identificationDocs: [] },
    reValidateMode: 'onSubmit',
  })
  const unsent = useUnsentDraft(unsentDraft, form)
  const [outcome, setOutcome] = useState<Outcome>()
  const [photos, choosePhotos] = useState<Photo[]>([])
  // Not busy by the form's `isSubmitting`, which is also true while the fields are checked.
  const { busy, sent, start, stop, end } = useUpload()
  const applied = useRef<Omit<SentApplication, 'jobTitle' | 'lang'>>(undefined)
  const { title } = job
  const lang = langOf(job.english, 'title')

  useEffect(() => {
    prepareToasts()
    // Shown when the application is sent, maybe with no connection by then.
    import('./SentNotice.tsx').catch(() => {})
    return () => {
      // The dialog is closed now, so screen readers announce a message on the page behind it.
      if (applied.current) addSentApplication({ ...applied.current, jobTitle: title, lang })
    }
  }, [title, lang])

  useLeaveWarning(busy)

  const submit = form.handleSubmit(
    async (values) => {
      const sending = start()
      if (!sending) return
      setOutcome(undefined)
      try {
        // Those of an unsent draft stay in the form, for when they are asked for again.
        const asked = asksIdentity ? values : { ...values, identificationDocs: [] }
        applied.current = (await sendApplication(job, asked, sending)) ?? {}
        unsent.forget()
        toast('success', applicationForm.sent)
        onSent()
      } catch (error) {
        if (sending.signal.aborted) setOutcome({ kind: 'stopped', text: applicationForm.stopped })
        else showFailure(error)
        end()
      }
    },
    () => {
      const missing = applicationMessage(applicationMessages.missing)
      setOutcome({ kind: 'fault', text: missing })
      toast('error', missing)
    },
  )

  /** The photos become the resume. False when they cannot, which the form then says. */
  const makeResume = async () => {
    // Made once, because another file would be another application to the server when sending is tried again.
    if (photos.length === 0 || form.getValues('resume')) return true
    const chunk = await loadChunk(() => import('./photos-to-pdf.ts'))
    const made = (await chunk?.photosToPdf(photos).catch(() => undefined)) ?? resumePhotos.failed
    if (made instanceof File) form.setValue('resume', made)
    else setOutcome({ kind: 'fault', text: made })
    return made instanceof File
  }

  const showFailure = (error: unknown) => {
    const { failed } = applicationForm
    toast('error', failed)
    const { message, fields } = error instanceof ApiError ? error : { message: '', fields: {} }
    setOutcome({ kind: 'fault', text: message ? applicationMessage(message) : failed })
    for (const [name, text] of Object.entries(fields)) {
      if (name in form.getValues())
        form.setError(name as FieldPath<ApplicationValues>, { message: applicationMessage(text) })
    }
  }

  return {
    form,
    asksIdentity,
    busy,
    sent,
    outcome,
    unsent,
    photos,
    choosePhotos,
    /** Ignores a second click while an application is being sent. */
    submit: async (event: React.FormEvent) => {
      event.preventDefault()
      if (!busy && (await makeResume())) await submit()
    },
    stop,
  }
}
