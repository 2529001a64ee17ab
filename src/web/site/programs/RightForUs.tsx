import { langOf } from '#content/lang-of.ts'
import { programTexts } from '#content/program-texts.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './RightForUs.module.css'

/** Whether staff have entered any fact that it shows. */
export function useHasFacts() {
  const { callBack, contact, ...shown } = useSiteDetails().facts
  return Object.values(shown).some(({ length }) => length)
}

/** Who can get services, where, through which plans, at what cost and when. A fact that is not entered is left out. */
export function RightForUs({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { facts: entered, english } = useSiteDetails()
  const { eligibility, counties, plans, cost, wait } = entered
  const facts = [
    ['eligibility', eligibility],
    ['counties', counties.join(', ')],
    ['plans', plans.join('\n')],
    ['cost', cost],
    ['wait', wait],
  ] as const
  const shown = facts.filter(([, text]) => text)
  if (shown.length === 0) return null
  return (
    <section id="right-for-us" className={styles.facts} aria-labelledby="right-for-us-title">
      <Heading id="right-for-us-title">{programTexts.rightForUs}</Heading>
      <EnglishNote of={english} below="facts/" as="p" />
      <dl>
        {shown.map(([name, text]) => (
          <div key={name}>
            <dt>{programTexts[name]}</dt>
            <dd lang={langOf(english, `facts/${name}`)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
