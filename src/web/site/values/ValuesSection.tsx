import { purpose, type ValueName, values } from '#content/about.ts'
import { useMediaQuery } from '../../ui/hydration.ts'
import { Section, SectionTitle } from '../layout/Section.tsx'
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

const drawings: Record<ValueName, string> = {
  Compassion:
    'M20 33S6 25 6 15.5A7.5 7.5 0 0 1 20 12a7.5 7.5 0 0 1 14 3.5C34 25 20 33 20 33zM20 26v-7M20 22l4-3',
  Integrity: 'M34 20a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM25.5 14.5l-3.5 7.5-7.5 3.5 3.5-7.5z',
  Respect:
    'M24.5 20a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0zM34.5 20a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0z',
  Inclusion:
    'M24 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM15 25a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM33 25a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 13.5A13 13 0 0 0 8 19M25.5 13.5A13 13 0 0 1 32 19M15 31a13 13 0 0 0 10 0',
  Empowerment:
    'M20 34V18M20 22C20 14 14 10 7 10c0 8 5 12 13 12zM20 18c0-7 5-11 13-11 0 8-5 12-13 12M10 34h20',
}

function ValueIcon({ name }: { name: ValueName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 40 40" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
