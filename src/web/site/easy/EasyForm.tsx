import type { EasyEvent, EasyFormName, EasyQuestion } from '#content/easy/easy.ts'
import { language } from '#content/language.ts'
import { easyMessageCalls } from '#contract/messages/easy-message.ts'
import { phoneLimit } from '#contract/platform/phone.ts'
import { counties } from '#contract/referrals/counties.ts'
import { easyReferralCalls } from '#contract/referrals/easy-referral.ts'
import { Honeypot } from '#web/ui/Honeypot.tsx'
import styles from './Easy.module.css'
import forms from './EasyForm.module.css'
import { EasyFrame, EasyPictureImage, type EasySite, WithCritical } from './EasyFrame.tsx'
import { Screen } from './EasyPages.tsx'

type EasyFormProps = EasySite & {
  form: EasyFormName
  /** The event that someone wants to come to. */
  event?: EasyEvent | undefined
  /** The title under which staff know it. */
  eventTitle?: string | undefined
  /** What was typed, and what is wrong with it. */
  values?: Record<string, string>
  faults?: Record<string, string>
}

const none = {}
const messageAction = `/api${easyMessageCalls.submit.path}`

/**
 * One form whose questions are shown one at a time: a link to a question shows it, so that nothing typed is lost on the
 * way back, and no script is needed.
 */
export function EasyForm({
  form,
  event,
  eventTitle,
  values = none,
  faults = none,
  ...site
}: EasyFormProps) {
  const { texts, details } = site
  const { title, picture, critical, before, questions } = texts.forms[form]
  const ideas = before(details)
  const steps = ideas.length > 0 ? ['start', ...questions] : [...questions]
  const idOf = (index: number) => {
    const step = steps[index]
    return typeof step === 'object' ? `ask-${step.field}` : step
  }
  const faulty = steps.findIndex((step) => typeof step === 'object' && step.field in faults)
  return (
    <EasyFrame {...site} title={event ? `${title}: ${event.title}` : title} picture={picture}>
      <form
        className={forms.form}
        method="post"
        noValidate
        {...(form === 'help'
          ? { action: `/api${easyReferralCalls.submit.path}`, encType: 'multipart/form-data' }
          : { action: messageAction })}
      >
        {/* The Enter key in a field presses the first button, and must not send a form that is not complete. */}
        <button type="submit" disabled hidden>
          {texts.labels.send}
        </button>
        {form !== 'help' && <input type="hidden" name="form" value={form} />}
        {language !== 'en' && <input type="hidden" name="language" value={language} />}
        {eventTitle && <input type="hidden" name="event" value={eventTitle} />}
        {form !== 'help' && <Honeypot name="website" />}
        {steps.map((step, index) => (
          <section
            key={idOf(index)}
            id={idOf(index)}
            className={forms.question}
            data-first={index === Math.max(faulty, 0) || undefined}
            tabIndex={-1}
            aria-label={texts.place(index + 1, steps.length)}
          >
            {typeof step === 'object' ? (
              <WithCritical {...site} critical={step.critical}>
                <Question {...{ texts, details, values, faults }} question={step} />
              </WithCritical>
            ) : (
              <WithCritical {...site} critical={critical}>
                <Screen texts={texts} screen={{ ideas }} />
              </WithCritical>
            )}
            {form === 'help' && idOf(index) === 'ask-phone' && (
              <div className={styles.idea}>
                <EasyPictureImage name="talk" />
                <div className={styles.words}>
                  <p data-say>{texts.labels.callMeMeans}</p>
                  <button
                    type="submit"
                    className={styles.back}
                    formAction={messageAction}
                    formEncType="application/x-www-form-urlencoded"
                    name="form"
                    value="call"
                  >
                    {texts.labels.callMe}
                  </button>
                </div>
              </div>
            )}
            <div className={styles.steps}>
              {index > 0 && (
                <a className={styles.back} href={`#${idOf(index - 1)}`}>
                  {texts.labels.back}
                </a>
              )}
              <p aria-hidden="true">{texts.place(index + 1, steps.length)}</p>
              {index < steps.length - 1 ? (
                <a className={styles.button} href={`#${idOf(index + 1)}`}>
                  {texts.labels.next}
                </a>
              ) : (
                <SendButton texts={texts} question={step} />
              )}
            </div>
          </section>
        ))}
      </form>
    </EasyFrame>
  )
}

type QuestionProps = Pick<EasySite, 'texts' | 'details'> & {
  question: EasyQuestion
  values: Record<string, string>
  faults: Record<string, string>
}

function Question({ texts, details, question, values, faults }: QuestionProps) {
  const { field, picture, text, hint, word, critical } = question
  const id = `field-${field}`
  const fault = faults[field]
  const given = values[field] ?? ''
  const props = {
    id,
    name: field,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    'aria-invalid': fault ? true : undefined,
  }
  return (
    <div className={styles.idea}>
      <EasyPictureImage name={picture} />
      <div className={styles.words}>
        <h2 data-say>{text}</h2>
        {word && (
          <p className={styles.meaning} data-say>
            {texts.words[word].meaning}
          </p>
        )}
        {fault && (
          <p
            id={`${id}-fault`}
            className={forms.fault}
            lang={critical && language}
            role="alert"
            data-say
          >
            {fault}
          </p>
        )}
        {field !== 'consent' && (
          <p className={forms.field}>
            <label htmlFor={id} data-say>
              {hint ?? texts.labels.answer}
            </label>
            {field === 'county' && (
              <CountyChoice {...props} given={given} first={details.facts.counties}>
                {texts.labels.choose}
              </CountyChoice>
            )}
            {(field === 'text' || field === 'needs') && (
              <textarea {...props} rows={5} maxLength={2000} defaultValue={given} />
            )}
            {(field === 'name' || field === 'helper') && (
              <input
                {...props}
                maxLength={80}
                defaultValue={given}
                autoComplete={field === 'name' ? 'name' : 'off'}
              />
            )}
            {field === 'phone' && (
              <input
                {...props}
                type="tel"
                maxLength={phoneLimit}
                defaultValue={given}
                autoComplete="tel"
              />
            )}
          </p>
        )}
      </div>
    </div>
  )
}

type SendButtonProps = Pick<EasySite, 'texts'> & { question: EasyQuestion | string }

/** To agree is to send, because the Enter key and switches cannot check a box. */
const SendButton = ({ texts, question }: SendButtonProps) =>
  typeof question === 'object' && question.field === 'consent' ? (
    <button
      type="submit"
      className={styles.button}
      lang={texts.criticalLang}
      name="consent"
      value="true"
      data-say
    >
      {question.hint}
    </button>
  ) : (
    <button type="submit" className={styles.button}>
      {texts.labels.send}
    </button>
  )

type CountyChoiceProps = {
  id: string
  name: string
  given: string
  first: string[]
  children: string
}

/** The provider's counties come first. */
function CountyChoice({ given, first, children, ...props }: CountyChoiceProps) {
  const near = counties.filter((county) => first.includes(county))
  const others = counties.filter((county) => !first.includes(county))
  return (
    <select {...props} defaultValue={given}>
      <option value="">{children}</option>
      {[...near, ...others].map((county) => (
        <option key={county}>{county}</option>
      ))}
    </select>
  )
}

/** After sending. */
export function EasySent({ form, ...site }: EasySite & { form: EasyFormName }) {
  const { title, picture, critical, sent } = site.texts.forms[form]
  return (
    <EasyFrame {...site} title={title} picture={picture}>
      <div role="status">
        <WithCritical {...site} critical={critical}>
          <Screen texts={site.texts} screen={{ ideas: sent }} />
        </WithCritical>
      </div>
    </EasyFrame>
  )
}
