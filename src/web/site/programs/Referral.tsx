import { Download, FileLock, Phone } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { referral } from '#content/referral.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import { PhoneLink } from '../layout/ContactLinks.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { useTexts } from '../texts.ts'
import styles from './Referral.module.css'

export function Referral() {
  const { referral: texts, english } = useTexts()
  const { title, lead } = texts
  const lang = (name: keyof typeof texts) => langOf(english, `referral/${name}`)
  const { online } = referral
  const steps = (['first', 'second', 'third'] as const).filter(
    (step) => texts[`${step}Title`] || texts[step],
  )
  if (!lead && steps.length === 0) return null
  return (
    <div id="referral" className={styles.referral}>
      <div className={styles.top}>
        <div>
          {title && <h3 lang={lang('title')}>{title}</h3>}
          {lead && <p lang={lang('lead')}>{lead}</p>}
          <EnglishNote of={english} below="referral/" as="p" />
          <PhoneLink className={styles.call}>
            {(phone) => (
              <>
                <Phone className="icon" /> {phone}
              </>
            )}
          </PhoneLink>
        </div>
        <div className={styles.actions}>
          <div>
            <LinkButton href={toPage(online.path)}>
              <FileLock className="icon" /> {online.label}
            </LinkButton>
            <p>{online.note}</p>
          </div>
          <ReferralDownload />
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Path />
            {texts[`${step}Title`] && <h4 lang={lang(`${step}Title`)}>{texts[`${step}Title`]}</h4>}
            <p lang={lang(step)}>{texts[step]}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A decorative line between the steps. */
function Path() {
  return (
    <svg className={styles.path} viewBox="0 0 320 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 12C54 0 106 0 160 12S266 24 320 12" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const { failure } = referral.form

/** A plain download link. With JavaScript it also says whether the download succeeded. */
function ReferralDownload() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { fileName } = referral.form
  const path = toPage(referral.form.path)

  const handleClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      const { saveForm } = await import('./save-form.ts')
      await saveForm(path, fileName)
      setState('idle')
      toast('success', referral.form.success)
    } catch {
      setState('failed')
      toast('error', failure)
    }
  }

  return (
    <div className={styles.download}>
      <LinkButton variant="line" href={path} download={fileName} onClick={handleClick}>
        <Download className="icon" /> {referral.form.label}
      </LinkButton>
      <p>{referral.form.kind}</p>
      {state === 'failed' && <Alert>{failure}</Alert>}
    </div>
  )
}
