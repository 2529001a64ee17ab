import type { LegalText } from '#content/legal.ts'
import { provider } from '#content/provider.ts'
import { EmailLink, PhoneLink } from '../layout/ContactLinks.tsx'
import { SiteFooter } from '../layout/SiteFooter.tsx'
import { SiteHeader } from '../layout/SiteHeader.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './LegalPage.module.css'

export function LegalPage({ text }: { text: LegalText }) {
  const { street, city, region, postalCode } = useSiteDetails().address
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {text.parts.map(({ id, title, paragraphs, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
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
        <p className={styles.updated}>Last changed: {text.updated}</p>
      </main>
      <SiteFooter />
    </>
  )
}
