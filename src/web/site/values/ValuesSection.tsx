import { purpose, values } from '#content/about.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { purpose, values } from '#content/values.ts'
import { useMediaQuery } from '#web/ui/hydration.ts'
import { Section, SectionTitle } from '../layout/Section.tsx'
import { ValueIcon } from './ValueIcon.tsx'
import styles from './ValuesSection.module.css'

/** Mission, vision and values. On a phone the values are a scrolling row. */
export function ValuesSection() {
  const { title, mission, vision, valuesTitle } = purpose
  const isRow = useMediaQuery('(width < 37.5em)')
  return (
    <Section id="mission-vision-values" background="band">
      <div className={styles.columns}>
        <div>
          <SectionTitle of="mission-vision-values">{title}</SectionTitle>
          <h3 className={styles.label}>{mission.title}</h3>
          <p className={styles.statement}>{mission.text}</p>
          <h3 className={styles.label}>{vision.title}</h3>
          <p className={styles.statement}>{vision.text}</p>
        </div>
        <img
          className={styles.branch}
          src="/art/poplar-branch.svg"
          alt=""
          width={600}
          height={440}
          loading="lazy"
        />
      </div>
      <h3 className={styles.label} id="core-values">
        {valuesTitle}
      </h3>
      {/* Focusable while it is a scrolling row, so that the keyboard can scroll it. */}
      <ul className={styles.values} aria-labelledby="core-values" tabIndex={isRow ? 0 : undefined}>
        {values.map(({ name, line }) => (
          <li key={name}>
            <ValueIcon name={name} />
            <h4>{name}</h4>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
