import { ArrowRight, Check } from 'lucide-react'
import { langOf, programTextPath } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { programTexts } from '#content/program-texts.ts'
import { programPath } from '#content/sections.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { Section } from '../layout/Section.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { useTexts } from '../texts.ts'
import styles from './ProgramsSection.module.css'
import { Referral } from './Referral.tsx'
import { RightForUs } from './RightForUs.tsx'

export function ProgramsSection() {
  const { programs: texts, english } = useTexts()
  const { title, lead, programs } = texts
  const titleLang = langOf(english, 'programs/title')
  const leadLang = langOf(english, 'programs/lead')
  return (
    <Section id="programs-services" {...{ title, lead, titleLang, leadLang }}>
      {(titleLang || leadLang) && <EnglishNote of={english} as="p" />}
      {programs.length > 0 && (
        <div className={styles.cards}>
          {programs.map((program) => (
            <ProgramCard key={program.id} program={program} english={english} />
          ))}
        </div>
      )}
      <RightForUs />
      <Referral />
    </Section>
  )
}

type ProgramCardProps = { program: Program; english: string[] | undefined }

function ProgramCard({ program, english }: ProgramCardProps) {
  const { id, name, description, features, picture, slug } = program
  const path = programTextPath(id)
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`}>
      {/* What is missing keeps its place, so that the texts of two cards are side by side. */}
      {picture ? (
        <SitePicture picture={picture} sizes="(width >= 48em) min(50vw, 620px), 100vw" />
      ) : (
        <div />
      )}
      <h3 id={`${id}-name`} lang={langOf(english, `${path}name`)}>
        {name}
      </h3>
      <div>
        <p lang={langOf(english, `${path}description`)}>{description}</p>
        <EnglishNote of={english} below={path} as="p" />
      </div>
      {features.length > 0 ? (
        <ul className={styles.features} lang={langOf(english, `${path}features`)}>
          {features.map((feature) => (
            <li key={feature}>
              <Check className="icon" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div />
      )}
      <a className={styles.more} href={toPage(programPath(slug))}>
        {programTexts.more(name)} <ArrowRight className="icon" />
      </a>
    </article>
  )
}
