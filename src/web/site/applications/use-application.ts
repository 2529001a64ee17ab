import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApplicationForm, applicationMessages } from '#contract/application-input.ts'
import { ApiError } from '#web/api/api-error.ts'
import { prepareToasts, toast } from '#web/ui/toasts.ts'
import { type UnsentDraft, useUnsentDraft } from '#web/ui/use-unsent-draft.ts'
import { type AppliedJob, sendApplication } from './send-application.ts'
import { addSentApplication } from './sent-applications.ts'

export type ApplicationValues = z.input<typeof ApplicationForm>

/** What came of the last try to send: a fault, or a stop by the applicant. */
export type Outcome = { kind: 'fault' | 'stopped'; text: string }

export type Application = ReturnType<typeof useApplication>

const failure = 'Failed to submit application. Please try again.'
const stopped = 'Upload stopped. Your answers and files are still here.'

/** Fields and files are about the person: they are offered for the next job, too. */
const memory: UnsentDraft<ApplicationValues> = {}

/** An application as it is filled in and sent. Whatever happens on the way, nothing typed or chosen is lost. */
export function useApplication(job: AppliedJob, onSent: () => void) {
  const form = useForm<ApplicationValues, unknown, ApplicationForm>({
    resolver: zodResolver(ApplicationForm),
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', identificationDocs: [] },
    reValidateMode: 'onSubmit',
  })
  const unsent = useUnsentDraft(memory, form)
  const [sent, setSent] = useState({ bytes: 0, total: 0 })
  const [outcome, setOutcome] = useState<Outcome>()
  // Not the form's own word for it, which counts the checking of the fields in.
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  const done = useRef(false)
  const { title } = job

  useEffect(() => {
    prepareToasts()
    return () => {
      // The dialog is gone by now: what is said on the page behind it can be heard.
      if (done.current) addSentApplication(title)
    }
  }, [title])

  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [busy])

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
        await sendApplication(job, values, { onProgress, signal: controller.signal })
        done.current = true
        unsent.forget()
        toast('success', "Application submitted successfully! We'll be in touch soon.")
        onSent()
      } catch (error) {
        if (controller.signal.aborted) setOutcome({ kind: 'stopped', text: stopped })
        else tell(error)
        running.current = undefined
        setBusy(false)
      }
    },
    () => {
      setOutcome({ kind: 'fault', text: applicationMessages.missing })
      toast('error', applicationMessages.missing)
    },
  )

  const tell = (error: unknown) => {
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
    busy,
    sent,
    outcome,
    unsent,
    /** Does nothing while one is under way: a second click is not a second application. */
    submit: (event: React.FormEvent) => {
      if (busy) event.preventDefault()
      else submit(event)
    },
    stop: () => running.current?.abort(),
  }
}
