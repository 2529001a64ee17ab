import { ArrowRight, Check } from 'lucide-react'
import { toPage } from '#content/language.ts'
import { programTexts } from '#content/programs.ts'
import { programPath } from '#content/sections.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import { Section } from '../layout/Section.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { useTexts } from '../texts.ts'
import styles from './ProgramsSection.module.css'
import { Referral } from './Referral.tsx'
import { RightForUs } from './RightForUs.tsx'

export function ProgramsSection() {
  const { title, lead, programs } = useTexts().programs
  return (
    <Section id="programs-services" title={title} lead={lead}>
      {programs.length > 0 && (
        <div className={styles.cards}>
          {programs.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </div>
      )}
      <RightForUs />
      <Referral />
    </Section>
  )
}

function ProgramCard({ program }: { program: Program }) {
  const { id, name, description, features, picture, slug } = program
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`}>
      {/* What is missing keeps its place, so that the texts of two cards are side by side. */}
      {picture ? (
        <SitePicture picture={picture} sizes="(width >= 48em) min(50vw, 620px), 100vw" />
      ) : (
        <div />
      )}
      <h3 id={`${id}-name`}>{name}</h3>
      <p>{description}</p>
      {features.length > 0 ? (
        <ul className={styles.features}>
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
