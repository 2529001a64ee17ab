import { useState } from 'react'
import { programs, programsIntro } from '#content/programs.ts'
import { Section } from '../layout/Section.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import styles from './ProgramsSection.module.css'
import { Referral } from './Referral.tsx'

export function ProgramsSection() {
  // On a phone the cards are rows, of which one at most is open.
  const [open, setOpen] = useState(programs[0]?.id)
  return (
    <Section id="programs-services" title={programsIntro.title} lead={programsIntro.lead}>
      <div className={styles.cards}>
        {programs.map((program) => (
          <ProgramCard
            key={program.id}
            program={program}
            open={program.id === open}
            onToggle={() => setOpen(program.id === open ? undefined : program.id)}
          />
        ))}
      </div>
      <Referral />
    </Section>
  )
}
