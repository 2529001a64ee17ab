import { House } from 'lucide-react'
import { toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PhoneLink, WithPhone } from './layout/ContactLinks.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <img src="/art/error-trail.svg" alt="" width={1600} height={800} />
        <div className={styles.words}>
          <h1>{layout.notFound.title}</h1>
          <p>{layout.notFound.text}</p>
          <div className={styles.actions}>
            <LinkButton href={toPage('/')}>
              <House className="icon" /> {layout.home}
            </LinkButton>
            <WithPhone>
              <p>
                {layout.orCall} <PhoneLink />
              </p>
            </WithPhone>
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
