import { iconPaths } from '#content/value-icons.ts'
import type { Value } from '#contract/website/site-texts/sections.ts'
import { useMediaQuery } from '../../ui/hydration.ts'
import { Section, SectionTitle } from '../layout/Section.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { useTexts } from '../texts.ts'
import styles from './ValuesSection.module.css'

/** Mission, vision and values. On a phone the values are a scrolling row. */
export function ValuesSection() {
  const { title, values, valuesTitle, ...texts } = useTexts().mission
  return (
    <Section id="mission-vision-values" background="band">
      <div className={styles.columns}>
        <div>
          <SectionTitle of="mission-vision-values">{title}</SectionTitle>
          <Statement title={texts.missionTitle} text={texts.mission} />
          <Statement title={texts.visionTitle} text={texts.vision} />
        </div>
        <img
          className={styles.branch}
          src="/art/flower-branch.svg"
          alt=""
          width={600}
          height={440}
          loading="lazy"
        />
      </div>
      {values.length > 0 && <Values title={valuesTitle} values={values} />}
    </Section>
  )
}

function Statement({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <>
      {title && <h3 className={styles.label}>{title}</h3>}
      <p className={styles.statement}>{text}</p>
    </>
  )
}

function Values({ title, values }: { title: string; values: Value[] }) {
  const isRow = useMediaQuery('(width < 37.5em)')
  return (
    <>
      {title && (
        <h3 className={styles.label} id="core-values">
          {title}
        </h3>
      )}
      {/* Focusable while it is a scrolling row, so that the keyboard can scroll it. */}
      <ul
        className={styles.values}
        data-columns={columnsFor(values.length)}
        aria-labelledby={title ? 'core-values' : undefined}
        tabIndex={isRow ? 0 : undefined}
      >
        {values.map(({ id, name, line, icon, picture }) => (
          <li key={id}>
            {picture ? (
              <SitePicture className={styles.icon} picture={picture} sizes="48px" />
            ) : (
              <svg className={styles.icon} viewBox="0 0 40 40" aria-hidden="true">
                <path d={iconPaths[icon]} />
              </svg>
            )}
            <h4>{name}</h4>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many fit beside each other without a row that is nearly empty. */
const columnsFor = (count: number) => (count === 5 ? 5 : count % 3 === 0 || count < 3 ? 3 : 4)
