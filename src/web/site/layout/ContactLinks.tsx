import type { ReactNode } from 'react'
import { phoneHref } from '#contract/platform/phone.ts'
import { useSiteDetails } from '../site-details.ts'

type LinkProps = { className?: string | undefined; children?: (text: string) => ReactNode }

/** A link that calls the office. Shows the number, unless `children` render it differently. */
export function PhoneLink({ className, children }: LinkProps) {
  const { phone } = useSiteDetails()
  return (
    <a className={className} href={phoneHref(phone)}>
      {children ? children(phone) : phone}
    </a>
  )
}

export function EmailLink() {
  const { email } = useSiteDetails()
  return <a href={`mailto:${email}`}>{email}</a>
}
