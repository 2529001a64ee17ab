import { programs, programsIntro } from '#content/programs.ts'
import { Section } from '../layout/Section.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import styles from './ProgramsSection.module.css'
import { Referral } from './Referral.tsx'

export function ProgramsSection() {
  return (
    <Section id="programs-services" title={programsIntro.title} lead={programsIntro.lead}>
      <div className={styles.cards}>
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
      <Referral />
    </Section>
  )
}
