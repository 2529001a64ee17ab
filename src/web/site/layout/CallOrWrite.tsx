import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'

type CallOrWriteProps = {
  details: Pick<SiteDetails, 'phone' | 'email'>
  /** The words before the number and before the address. */
  call: string
  write: string
}

/** The rest of a sentence: call … or write to …. Without both, the contact form is left. */
export function CallOrWrite({ details: { phone, email }, call, write }: CallOrWriteProps) {
  if (!phone && !email) return <a href={toPage('/#contact-us')}>{layout.writeToUs}</a>
  return (
    <>
      {phone && (
        <>
          {call} <a href={phoneHref(phone)}>{phone}</a>
        </>
      )}
      {phone && email && ` ${layout.or} `}
      {email && (
        <>
          {write} <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </>
  )
}
