import { Clock, Mail, Phone } from 'lucide-react'
import { provider } from '#content/provider.ts'
import { Brand } from '#web/ui/Brand.tsx'
import styles from './SiteHeader.module.css'

export function SiteHeader() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <section className={styles.topline} aria-label="How to reach us">
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
      </section>
      <header className={styles.header}>
        <div className={styles.wrap}>
          <a className={styles.brand} href="/">
            <Brand name={provider.name} line={provider.tagline} logo="/leaf.svg" />
          </a>
          <a className={styles.call} href={provider.phone.href}>
            <Phone className="icon" />
            <span className="visually-hidden">Call {provider.phone.label}</span>
          </a>
        </div>
      </header>
    </>
  )
}
