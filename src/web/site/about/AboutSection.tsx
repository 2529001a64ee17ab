import { about } from '#content/about.ts'
import { sampleName, withName } from '#content/provider.ts'
import { Section, SectionTitle } from '../layout/Section.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './AboutSection.module.css'

export function AboutSection() {
  const { title, lead, ofTheName, picture } = about
  const details = useSiteDetails()
  const paragraphs = [
    ...about.paragraphs.map((text) => withName(text, details)),
    ...(details.name === sampleName ? [ofTheName] : []),
  ]
  return (
    <Section id="about">
      <div className={styles.columns}>
        <div>
          <LeafSprig />
          <SectionTitle of="about">{title}</SectionTitle>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.more}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <figure className={styles.picture}>
          <img src={picture.src} alt={picture.alt} width={940} height={808} loading="lazy" />
          <figcaption>{picture.caption}</figcaption>
        </figure>
      </div>
    </Section>
  )
}

function LeafSprig() {
  return (
    <svg className={styles.leaf} viewBox="0 0 64 64" aria-hidden="true">
      <path
        className={styles.blade}
        d="M32 47.5C41 49.5 53 46 58.5 34.5C52 33.5 47.5 29.5 46.5 24C47 17.5 50 12.5 51 6.5C44 6.5 37.5 9 32 14.5C26.5 9 20 6.5 13 6.5C14 12.5 17 17.5 17.5 24C16.5 29.5 12 33.5 5.5 34.5C11 46 23 49.5 32 47.5Z"
      />
      <path
        className={styles.veins}
        d="M32 47V22M32 41.5L47 36.5M32 41.5L17 36.5M32 32L42.5 18M32 32L21.5 18"
      />
      <path className={styles.stem} d="M32 50.5C32.5 54.5 34 58 37 60.5" />
    </svg>
  )
}
