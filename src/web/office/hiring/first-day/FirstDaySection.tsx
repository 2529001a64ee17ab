import { useState } from 'react'
import { Link } from 'react-router'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { expirySoonDays, type FirstDayItem } from '#contract/hiring/first-day.ts'
import { askedName } from '#contract/records/private-links.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FirstDayDialog } from './FirstDayDialog.tsx'
import styles from './FirstDaySection.module.css'

/** What is done before the first day of someone who was hired: who did it, when, and what expires. */
export function FirstDaySection({ application }: { application: OpenedApplication }) {
  const { firstDay: items, namedDocuments, documentRequests } = application
  const mayEdit = useMayEdit()
  const [recording, setRecording] = useState<FirstDayItem>()
  const needed = items.filter(({ notApplicable }) => !notApplicable)
  const done = needed.filter(({ doneOn }) => doneOn !== '').length
  const documentsFor = (item: string) => [
    ...namedDocuments.filter((each) => standsFor(each, item)).map(({ name }) => `${name} is here`),
    ...documentRequests
      .filter((each) => standsFor(each, item))
      .map((each) => `${askedName(each)} is asked for`),
  ]
  return (
    <>
      <p className={styles.intro}>
        {done} of {needed.length} done. Suggestions, not legal advice.
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.item}>
            <div>
              <b>{item.item}</b>
              <State item={item} />
              {documentsFor(item.item).map((text) => (
                <p key={text} className={styles.note}>
                  {text}
                </p>
              ))}
              {item.note && <p className={styles.note}>{item.note}</p>}
            </div>
            {mayEdit && (
              <Button variant="line" size="small" onClick={() => setRecording(item)}>
                {item.updatedAt ? 'Change' : 'Enter'}
                <span className="visually-hidden"> {item.item}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Link to={sectionPath('hiring-settings', 'first-day')}>Edit the first-day list</Link>
      )}
      {recording && (
        <FirstDayDialog
          application={application}
          item={recording}
          onClose={() => setRecording(undefined)}
        />
      )}
    </>
  )
}

/** A document that is for no item of the list has a line under its own name. */
const standsFor = ({ item, name }: { item: string; name: string }, line: string) =>
  (item || name) === line

function State({ item: { doneOn, doneBy, expiresOn, notApplicable } }: { item: FirstDayItem }) {
  if (notApplicable) {
    return (
      <p className={styles.state}>
        <Badge color="grey">Not applicable</Badge>
      </p>
    )
  }
  const expiry = expiresOn && describeExpiry(expiresOn)
  return (
    <p className={styles.state}>
      {doneOn ? <Badge color="green">Done</Badge> : <Badge color="grey">Not done</Badge>}
      {doneOn && <span>{[formatCalendarDay(doneOn), doneBy].filter(Boolean).join(', ')}</span>}
      {expiry && <Badge color={expiry.color}>{expiry.text}</Badge>}
    </p>
  )
}

function describeExpiry(day: string) {
  const text = formatCalendarDay(day)
  if (day < providerToday()) return { color: 'red', text: `Expired ${text}` } as const
  const color = day <= providerToday(expirySoonDays) ? 'orange' : 'blue'
  return { color, text: `Expires ${text}` } as const
}
