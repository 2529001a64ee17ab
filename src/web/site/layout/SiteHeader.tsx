import { Clock, Mail, Phone } from 'lucide-react'
import { provider } from '#content/provider.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { useSiteDetails } from '../site-details.ts'
import { SectionLinks } from './SectionLinks.tsx'
import { useSectionHref } from './SectionNavigation.tsx'
import styles from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu.tsx'
import { useCollapsedNav } from './use-collapsed-nav.ts'

export function SiteHeader() {
  const makeHref = useSectionHref()
  const bar = useCollapsedNav()
  const { phone, email, hours } = useSiteDetails()
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.topline}>
          <div className={styles.wrap}>
            <span>
              <Clock className="icon" /> {hours}
            </span>
            <a href={`mailto:${email}`}>
              <Mail className="icon" /> {email}
            </a>
            <a href={phoneHref(phone)}>
              <Phone className="icon" /> {phone}
            </a>
          </div>
        </div>
        <div ref={bar} className={styles.bar}>
          <div className={styles.wrap}>
            <a className={styles.brand} href={makeHref('hero')}>
              <Brand name={provider.name} line={provider.tagline} logo="/leaf.svg" />
            </a>
            <nav className={styles.nav} aria-label="Main">
              <SectionLinks className={styles.links} />
            </nav>
            <div className={styles.actions}>
              <a className={styles.call} href={phoneHref(phone)}>
                <Phone className="icon" />
                <span className="visually-hidden">Call {phone}</span>
              </a>
              <SiteMenu />
            </div>
          </div>
        </div>
      </header>
    </>
  )
}
