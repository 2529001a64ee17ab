import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import {
  expirySoonDays,
  type FirstDayItem,
  type FirstDayList,
  FirstDayListForm,
} from '#contract/hiring/first-day.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { LinesDialog } from '#web/office/platform/layout/LinesDialog.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { FirstDayDialog } from './FirstDayDialog.tsx'
import styles from './FirstDaySection.module.css'
import { firstDayListQuery, saveList } from './first-day-queries.ts'

/** What is done before the first day of someone who was hired: who did it, when, and what expires. */
export function FirstDaySection({ application }: { application: OpenedApplication }) {
  const { firstDay: items } = application
  const mayEdit = useMayEdit()
  const [recording, setRecording] = useState<FirstDayItem>()
  const [editing, setEditing] = useState(false)
  const { data: list } = useQuery({ ...firstDayListQuery, enabled: editing })
  const done = items.filter(({ doneOn }) => doneOn !== '').length
  return (
    <>
      <p className={styles.intro}>
        {done} of {items.length} done. Suggestions, not legal advice.
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.item}>
            <div>
              <b>{item.item}</b>
              <State item={item} />
              {item.note && <p className={styles.note}>{item.note}</p>}
            </div>
            {mayEdit && (
              <Button variant="line" size="small" onClick={() => setRecording(item)}>
                {item.updatedAt ? 'Change' : 'Record'}
                <span className="visually-hidden"> {item.item}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
          Edit the first-day list
        </Button>
      )}
      {recording && (
        <FirstDayDialog
          application={application}
          item={recording}
          onClose={() => setRecording(undefined)}
        />
      )}
      {editing && list && <FirstDayListDialog list={list} onClose={() => setEditing(false)} />}
    </>
  )
}

function State({ item: { doneOn, doneBy, expiresOn } }: { item: FirstDayItem }) {
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

type FirstDayListDialogProps = { list: FirstDayList; onClose: () => void }

/** Edits what is done before everyone's first day. */
function FirstDayListDialog({ list, onClose }: FirstDayListDialogProps) {
  return (
    <LinesDialog
      title="First-Day List"
      kind="first-day list"
      list={list}
      schema={FirstDayListForm}
      linesIn={({ items }) => items}
      label="Before the first day"
      hint="One in each line, for everyone who is hired. What was recorded under a line stays, even if you change or remove it. These are suggestions, not legal advice: your license and your lawyer say what you need."
      save={saveList}
      reload={applicationsKey}
      success="The list was saved"
      failure="Failed to save the list. Please try again."
      onClose={onClose}
    />
  )
}
