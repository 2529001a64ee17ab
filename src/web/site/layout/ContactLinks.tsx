import type { ReactNode } from 'react'
import { phoneHref } from '#contract/phone.ts'
import { useSiteDetails } from '../site-details.ts'

type LinkProps = { className?: string | undefined; children?: (text: string) => ReactNode }

/** Calls the office. It reads as the number, unless `children` make more of it. */
export function PhoneLink({ className, children }: LinkProps) {
  const { phone } = useSiteDetails()
  return (
    <a className={className} href={phoneHref(phone)}>
      {children ? children(phone) : phone}
    </a>
  )
}

/** Writes to the office. */
export function EmailLink() {
  const { email } = useSiteDetails()
  return <a href={`mailto:${email}`}>{email}</a>
}
