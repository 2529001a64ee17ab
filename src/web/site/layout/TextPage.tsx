import type { ReactNode } from 'react'
import { layout } from '#content/layout.ts'
import { addressLines, shownName } from '#content/provider.ts'
import type { Language } from '#contract/platform/language.ts'
import { useSiteDetails } from '../site-details.ts'
import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './TextPage.module.css'

type TextPageProps = {
  title: string
  /** The language of the title, unless it is that of the page. */
  titleLang?: Language | undefined
  lead?: string
  leadLang?: Language | undefined
  children: ReactNode
  /** The day of the last change. */
  updated: string | undefined
}

/** A page of text in sections, with how to reach the provider below. */
export function TextPage({ title, titleLang, lead, leadLang, children, updated }: TextPageProps) {
  const details = useSiteDetails()
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1 lang={titleLang}>{title}</h1>
        {lead && (
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        )}
        {children}
        <section aria-labelledby="reach-us">
          <h2 id="reach-us">{layout.reachUs}</h2>
          <address className={styles.contact}>
            <PhoneLink />
            <EmailLink />
            <span>{[shownName(details), ...addressLines(details)].join(', ')}</span>
          </address>
        </section>
        {updated && <p className={styles.updated}>{layout.lastChanged(updated)}</p>}
      </main>
      <SiteFooter />
    </>
  )
}
