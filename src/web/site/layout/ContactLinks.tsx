import { Fragment, type ReactNode } from 'react'
import { phoneHref } from '#contract/platform/phone.ts'
import { useSiteDetails } from '../site-details.ts'

type LinkProps = { className?: string | undefined; children?: (text: string) => ReactNode }

/** A link that calls the office, if it has a number. Shows the number, unless `children` render it differently. */
export function PhoneLink({ className, children }: LinkProps) {
  const { phone } = useSiteDetails()
  if (!phone) return null
  return (
    <a className={className} href={phoneHref(phone)}>
      {children ? children(phone) : phone}
    </a>
  )
}

/** A sentence that names the phone number, left out while there is none. */
export const WithPhone = ({ children }: { children: ReactNode }) =>
  useSiteDetails().phone ? children : null

export function EmailLink() {
  const { email } = useSiteDetails()
  return email && <a href={`mailto:${email}`}>{email}</a>
}

/** Texts below each other, such as the lines of the address. */
export const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
