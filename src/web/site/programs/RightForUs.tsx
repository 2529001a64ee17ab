import { englishOnly } from '#content/language.ts'
import { programTexts } from '#content/programs.ts'
import { AllEnglishOnly } from '../layout/EnglishOnly.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './RightForUs.module.css'

/** Whether staff have entered any fact that it shows. */
export function useHasFacts() {
  const { callBack, contact, ...shown } = useSiteDetails().facts
  return Object.values(shown).some(({ length }) => length)
}

/** Who can get services, where, through which plans, at what cost and when. A fact that is not entered is left out. */
export function RightForUs({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { eligibility, counties, plans, cost, wait } = useSiteDetails().facts
  const facts = [
    [programTexts.eligibility, eligibility],
    [programTexts.counties, counties.join(', ')],
    [programTexts.plans, plans.join('\n')],
    [programTexts.cost, cost],
    [programTexts.wait, wait],
  ].filter(([, text]) => text)
  if (facts.length === 0) return null
  return (
    <section id="right-for-us" className={styles.facts} aria-labelledby="right-for-us-title">
      <Heading id="right-for-us-title">{programTexts.rightForUs}</Heading>
      <AllEnglishOnly />
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={englishOnly.lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
