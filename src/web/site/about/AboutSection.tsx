import { about } from '#content/about.ts'
import { LeafSprig } from '../layout/LeafSprig.tsx'
import { Section, SectionTitle } from '../layout/Section.tsx'
import styles from './AboutSection.module.css'

export function AboutSection() {
  const { title, lead, paragraphs, picture } = about
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
