import { Fragment } from 'react'
import { langOf } from '#content/lang-of.ts'
import { iconPaths } from '#content/value-icons.ts'
import type { Language } from '#contract/platform/language.ts'
import type { Value } from '#contract/website/site-texts/sections.ts'
import { useMediaQuery } from '../../ui/hydration.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { Section, SectionTitle } from '../layout/Section.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { useTexts } from '../texts.ts'
import styles from './ValuesSection.module.css'

/** Mission, vision and values. On a phone the values are a scrolling row. */
export function ValuesSection() {
  const { mission, english } = useTexts()
  const { title, values, valuesTitle } = mission
  const lang = (path: string) => langOf(english, `mission/${path}`)
  return (
    <Section id="mission-vision-values" background="band">
      <div className={styles.columns}>
        <div>
          <SectionTitle of="mission-vision-values" lang={lang('title')}>
            {title}
          </SectionTitle>
          <EnglishNote of={english} below="mission/" as="p" />
          {(['mission', 'vision'] as const).map(
            (name) =>
              mission[name] && (
                <Fragment key={name}>
                  {mission[`${name}Title`] && (
                    <h3 className={styles.label} lang={lang(`${name}Title`)}>
                      {mission[`${name}Title`]}
                    </h3>
                  )}
                  <p className={styles.statement} lang={lang(name)}>
                    {mission[name]}
                  </p>
                </Fragment>
              ),
          )}
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
      {values.length > 0 && <Values title={valuesTitle} values={values} lang={lang} />}
    </Section>
  )
}

type ValuesProps = {
  title: string
  values: Value[]
  /** Tells the language of the text at a path, unless it is that of the page. */
  lang: (path: string) => Language | undefined
}

function Values({ title, values, lang }: ValuesProps) {
  const isRow = useMediaQuery('(width < 37.5em)')
  return (
    <>
      {title && (
        <h3 className={styles.label} id="core-values" lang={lang('valuesTitle')}>
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
            <h4 lang={lang(`values/${id}/name`)}>{name}</h4>
            <p lang={lang(`values/${id}/line`)}>{line}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many fit beside each other without a row that is nearly empty. */
const columnsFor = (count: number) => (count === 5 ? 5 : count % 3 === 0 || count < 3 ? 3 : 4)
