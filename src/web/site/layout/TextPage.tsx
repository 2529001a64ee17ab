import type { ReactNode } from 'react'
import { provider } from '#content/provider.ts'
import { useSiteDetails } from '../site-details.ts'
import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './TextPage.module.css'

type TextPageProps = {
  title: string
  lead?: string
  children: ReactNode
  /** The day of the last change. */
  updated: string | undefined
}

/** A page of text in sections, with how to reach the provider below. */
export function TextPage({ title, lead, children, updated }: TextPageProps) {
  const { street, city, region, postalCode } = useSiteDetails().address
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        <section aria-labelledby="reach-us">
          <h2 id="reach-us">How to reach us</h2>
          <address className={styles.contact}>
            <PhoneLink />
            <EmailLink />
            <span>
              {provider.name}, {street}, {city}, {region} {postalCode}
            </span>
          </address>
        </section>
        {updated && <p className={styles.updated}>Last changed: {updated}</p>}
      </main>
      <SiteFooter />
    </>
  )
}
