import type { ReactNode } from 'react'
import { type SectionId, sections } from '#content/sections.ts'
import type { Language } from '#contract/platform/language.ts'
import styles from './Section.module.css'
import { useSectionRef } from './SectionNavigation.tsx'
import { sectionHash } from './section-address.ts'

type SectionProps = {
  id: SectionId
  /** Left out if the content has its own `SectionTitle`. */
  title?: string
  lead?: string
  /** The languages of both, unless they are that of the page. */
  titleLang?: Language | undefined
  leadLang?: Language | undefined
  /** The controls of a slider, to the right of the title. */
  controls?: ReactNode
  /** Every second section uses `alt`; `band` is dark green. */
  background?: 'page' | 'alt' | 'band'
  /** A second column beside the content. */
  beside?: ReactNode
  children: ReactNode
}

/** A section of the public page, with an anchor for links and a title. */
export function Section({
  id,
  title,
  lead,
  titleLang,
  leadLang,
  controls,
  background = 'page',
  beside,
  children,
}: SectionProps) {
  const ref = useSectionRef()
  const hash = sectionHash(id).slice(1)
  return (
    <section
      ref={ref}
      id={id}
      className={styles.section}
      data-background={background}
      aria-labelledby={makeTitleId(id)}
    >
      {background === 'band' && <Ridge />}
      {hash && hash !== id && <span id={hash} className={styles.anchor} />}
      <div className={styles.wrap} data-split={beside ? true : undefined}>
        <div>
          {title !== undefined && (
            <div className={styles.head}>
              <SectionTitle of={id} lang={titleLang}>
                {title}
              </SectionTitle>
              {lead && <p lang={leadLang}>{lead}</p>}
              {controls && <div className={styles.controls}>{controls}</div>}
            </div>
          )}
          {children}
        </div>
        {beside}
      </div>
    </section>
  )
}

type SectionTitleProps = { of: SectionId; lang?: Language | undefined; children: string }

/** The title of a section. If it does not include the menu label, screen readers hear the label first. */
export function SectionTitle({ of, lang, children }: SectionTitleProps) {
  const label = sections.find(({ id }) => id === of)?.label
  return (
    <h2 id={makeTitleId(of)} className={styles.title}>
      {label && children && !children.toLowerCase().includes(label.toLowerCase()) && (
        <span className="visually-hidden">{label} </span>
      )}
      {children ? <span lang={lang}>{children}</span> : label}
    </h2>
  )
}

const makeTitleId = (id: SectionId) => `${id}-title`

function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1600 110"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h1600v30c-140 40-280 44-420 22S900 30 740 62 460 96 320 70 120 30 0 66z" />
    </svg>
  )
}
