import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { contactFormCalls } from '#contract/messages/contact.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea, TextField } from '#web/ui/Field.tsx'
import { Honeypot } from '#web/ui/Honeypot.tsx'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { Alert, SuccessMessage } from '#web/ui/States.tsx'
import { formHash, readSubject } from '../layout/ask-path.ts'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import { noResult, useFormResult } from '../use-form-result.ts'
import styles from './ContactForm.module.css'

const noResponse = 'Failed to submit contact form. Please try again.'

/** Loaded when the form is first used, to keep the first load small. */
const loadSending = () => import('./send-message.ts')

/** The contact form. Without JavaScript the browser submits it, and `result` is what the server made of it. */
export function ContactForm({ result: first = noResult }: { result?: FormResult }) {
  const [sending, setSending] = useState(false)
  const { result, setResult, clearError, showResult } = useFormResult(first)
  const { fields, message, sent } = result
  const [query, setQuery] = useSearchParams()
  const subject = readSubject(query)
  const title = useTitleInFocus()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    setSending(true)
    const chunk = await loadChunk(loadSending)
    const received = chunk ? await chunk.sendMessage(typed) : { ...noResult, message: noResponse }
    showResult(form, received, () => setSending(false))
    if (!received.sent) return
    form.reset()
    // Without the subject, the message is empty again.
    if (subject) setQuery({}, { replace: true })
  }

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    if (sent) setResult(noResult)
    clearError((event.target as HTMLInputElement).name)
  }

  const control = (name: string) => ({
    name,
    required: true,
    disabled: sending,
    error: fields[name],
    defaultValue: first.values[name],
  })

  return (
    <form
      id={formHash.slice(1)}
      className={styles.form}
      method="post"
      action={`/api${contactFormCalls.submit.path}`}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={() => loadSending().catch(() => {})}
    >
      <h3 ref={title} tabIndex={-1}>
        Send us a message
      </h3>
      {message && !sent && <Alert>{message}</Alert>}
      <TextField label="Full Name" autoComplete="name" {...control('name')} />
      <div className={styles.pair}>
        <TextField label="Phone" type="tel" autoComplete="tel" {...control('phone')} />
        <TextField label="Email" type="email" autoComplete="email" {...control('email')} />
      </div>
      <TextArea
        label="Message"
        rows={5}
        hint={
          <>
            Please leave out health details. We talk about those by phone: <PhoneLink />
          </>
        }
        {...control('message')}
        defaultValue={first.values.message ?? (subject && `I have a question about ${subject}: `)}
      />
      <Honeypot name="website" />
      <div className={styles.send}>
        <SuccessMessage>{sent && message}</SuccessMessage>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </form>
  )
}

/** Shows the form and moves the focus to its title when a visitor follows a link to it on the page. */
function useTitleInFocus() {
  const title = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    // The browser itself shows the form of an address that was just opened.
    if (hash !== formHash || key === opened.current) return
    title.current?.closest('form')?.scrollIntoView()
    title.current?.focus({ preventScroll: true })
  }, [key, hash])
  return title
}
