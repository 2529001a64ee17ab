import type { ComponentType } from 'react'
import { contactResult, contactTexts } from '#content/contact.ts'
import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { shownName } from '#content/provider.ts'
import type { FormResult, PageHead } from '#contract/platform/page.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import styles from './contact/ContactSection.module.css'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { pageTitle } from './titles.ts'

export const formResultHead = (details: SiteDetails): PageHead => ({
  title: pageTitle(contactTexts.title, details),
  description: contactResult.description(shownName(details)),
})

export type FormSection = ComponentType<{ result?: FormResult }>

/** The page that a browser without JavaScript gets after sending a form of the home page. */
export function FormResultPage({ Section, result }: { Section: FormSection; result: FormResult }) {
  return (
    <>
      <SiteHeader />
      <main id="content">
        {result.sent ? (
          <div className={styles.result}>
            <img src="/art/success-mailbox.svg" alt="" width={320} height={260} />
            <h1>{result.message}</h1>
            <LinkButton href={toPage('/')}>{layout.home}</LinkButton>
          </div>
        ) : (
          <>
            <div className={styles.result}>
              <h1>{contactResult.title}</h1>
              <p>{contactResult.text}</p>
            </div>
            <Section result={result} />
          </>
        )}
      </main>
      <SiteFooter />
    </>
  )
}
