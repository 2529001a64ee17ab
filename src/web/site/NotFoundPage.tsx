import { House } from 'lucide-react'
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
          <h1>This path ends here</h1>
          <p>We can’t find that page. It may have moved, or the address may be wrong.</p>
          <div className={styles.actions}>
            <LinkButton href="/">
              <House className="icon" /> Go to the home page
            </LinkButton>
            <WithPhone>
              <p>
                Or call us: <PhoneLink />
              </p>
            </WithPhone>
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
