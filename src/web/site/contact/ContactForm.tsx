import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { contactTexts } from '#content/contact.ts'
import { language } from '#content/language.ts'
import { contactFormCalls } from '#contract/messages/contact.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea, TextField } from '#web/ui/Field.tsx'
import { Honeypot } from '#web/ui/Honeypot.tsx'
import { Alert, SuccessMessage } from '#web/ui/States.tsx'
import { formHash, readSubject } from '../layout/ask-path.ts'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import { useSiteDetails } from '../site-details.ts'
import { usePlainForm } from '../use-plain-form.ts'
import styles from './ContactForm.module.css'

const loadSending = async () => (await import('./send-message.ts')).sendMessage

/** The contact form. Without JavaScript the browser submits it, and `result` is what the server made of it. */
export function ContactForm({ result: first }: { result?: FormResult }) {
  const [query, setQuery] = useSearchParams()
  const subject = readSubject(query)
  const title = useTitleInFocus()
  const { phone } = useSiteDetails()
  const message = usePlainForm({
    first,
    load: loadSending,
    notLoaded: contactTexts.notLoaded,
    onSent: (_, form) => {
      form.reset()
      // Without the subject, the message is empty again.
      if (subject) setQuery({}, { replace: true })
    },
  })
  const { result, busy } = message
  const control = (name: string) => ({ ...message.control(name), required: true, disabled: busy })

  return (
    <form
      id={formHash.slice(1)}
      className={styles.form}
      method="post"
      action={`/api${contactFormCalls.submit.path}`}
      noValidate
      onSubmit={message.submit}
      onInput={message.handleInput}
      onFocus={() => loadSending().catch(() => {})}
    >
      <h3 ref={title} tabIndex={-1}>
        {contactTexts.form}
      </h3>
      {!result.sent && result.message && <Alert>{result.message}</Alert>}
      <TextField label={contactTexts.name} autoComplete="name" {...control('name')} />
      <div className={styles.pair}>
        <TextField label={contactTexts.phone} type="tel" autoComplete="tel" {...control('phone')} />
        <TextField
          label={contactTexts.email}
          type="email"
          autoComplete="email"
          {...control('email')}
        />
      </div>
      <TextArea
        label={contactTexts.message}
        rows={5}
        hint={
          <>
            {contactTexts.noHealth}
            {phone ? (
              <>
                : <PhoneLink />
              </>
            ) : (
              '.'
            )}
          </>
        }
        {...control('message')}
        defaultValue={first?.values.message ?? (subject && contactTexts.question(subject))}
      />
      <input type="hidden" name="language" value={language} />
      <Honeypot name="website" />
      <div className={styles.send}>
        <SuccessMessage>{result.sent && result.message}</SuccessMessage>
        <Button type="submit" busy={busy}>
          {busy ? contactTexts.sending : contactTexts.send}
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
