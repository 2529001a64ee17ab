import { ArrowRight, Check } from 'lucide-react'
import type { RefObject } from 'react'
import { careers } from '#content/careers.ts'
import { RouteButton } from '../layout/RouteButton.tsx'
import { SectionTitle } from '../layout/Section.tsx'
import styles from './CareersSummary.module.css'
import { listingPath, noFilter } from './listing-address.ts'

export function CareersSummary({
  switchLink,
}: {
  switchLink: RefObject<HTMLAnchorElement | null>
}) {
  const { lead, benefits, picture } = careers
  return (
    <div className={styles.split}>
      <div>
        <SectionTitle of="careers">Careers</SectionTitle>
        <p className={styles.lead}>{lead}</p>
        <h3 className={styles.why}>Why Work With Us</h3>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Check className="icon" /> {benefit}
            </li>
          ))}
        </ul>
        <RouteButton ref={switchLink} to={listingPath(noFilter)}>
          View Available Jobs <ArrowRight className="icon" />
        </RouteButton>
      </div>
      <img
        className={styles.picture}
        src={picture.src}
        alt={picture.alt}
        width={880}
        height={760}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
