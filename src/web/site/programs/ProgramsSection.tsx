import { Check } from 'lucide-react'
import { type Program, programs, programsIntro } from '#content/programs.ts'
import { Section } from '../layout/Section.tsx'
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

function ProgramCard({ program }: { program: Program }) {
  const { id, name, description, features, picture } = program
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`}>
      <img src={picture} alt="" width={560} height={216} loading="lazy" />
      <h3 id={`${id}-name`}>{name}</h3>
      <p>{description}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="icon" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
