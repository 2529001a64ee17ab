import { provider } from '#content/provider.ts'
import styles from './SiteFooter.module.css'

export function SiteFooter() {
  const { street, city, region, postalCode } = provider.address
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <p>
          <b>{provider.name}</b>
          <br />
          {street}, {city}, {region} {postalCode}
        </p>
        <p>
          <a href={provider.phone.href}>{provider.phone.label}</a>
          <br />
          <a href={`mailto:${provider.email}`}>{provider.email}</a>
        </p>
        <p>{provider.hours}</p>
      </div>
    </footer>
  )
}
