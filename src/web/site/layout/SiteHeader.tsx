import { Clock, Mail, Phone } from 'lucide-react'
import { provider } from '#content/provider.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { useSectionHref } from './SectionNavigation.tsx'
import styles from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu.tsx'

export function SiteHeader() {
  const hrefOf = useSectionHref()
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.topline}>
          <div className={styles.wrap}>
            <span>
              <Clock className="icon" /> {provider.hours}
            </span>
            <a href={`mailto:${provider.email}`}>
              <Mail className="icon" /> {provider.email}
            </a>
            <a href={provider.phone.href}>
              <Phone className="icon" /> {provider.phone.label}
            </a>
          </div>
        </div>
        <div className={styles.bar}>
          <div className={styles.wrap}>
            <a className={styles.brand} href={hrefOf('hero')}>
              <Brand name={provider.name} line={provider.tagline} logo="/leaf.svg" />
            </a>
            <nav className={styles.nav} aria-label="Main">
              <SectionLinks className={styles.links} />
            </nav>
            <div className={styles.actions}>
              <a className={styles.call} href={provider.phone.href}>
                <Phone className="icon" />
                <span className="visually-hidden">Call {provider.phone.label}</span>
              </a>
              <SiteMenu />
            </div>
          </div>
        </div>
      </header>
    </>
  )
}
