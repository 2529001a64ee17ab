import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { NextStepForm } from '#web/office/records/handling/NextStepForm.tsx'
import { OwnerChoice } from '#web/office/records/handling/OwnerChoice.tsx'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import styles from './ApplicationDetails.module.css'
import { ownersQuery, setNextStep, setOwner } from './handling-queries.ts'

/** Who takes care of an applicant and what comes next, in a line that opens to be changed. */
export function CareSection({ application }: { application: OpenedApplication }) {
  const { id, owner, nextStep, updatedAt } = application
  const record = { id, owner, nextStep, updatedAt }
  const mayEdit = useMayEdit()
  const [editing, setEditing] = useState(false)
  const owners = useQuery({ ...ownersQuery, enabled: editing }).data ?? []
  return (
    <div className={styles.care}>
      <p>
        <span>
          {nextStep
            ? `Next: ${nextStep.text}, ${formatCalendarDay(nextStep.on)}`
            : 'No next step planned'}
        </span>
        <span>{owner ? `Owner: ${owner.name}` : 'Nobody has taken it yet'}</span>
        {mayEdit && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            <Pencil className="icon" /> Next step and owner
          </Button>
        )}
      </p>
      {editing && (
        <>
          <NextStepForm
            key={nextStep ? `${nextStep.text} ${nextStep.on}` : ''}
            record={record}
            setNextStep={setNextStep}
            reload={applicationsKey}
          />
          <OwnerChoice
            record={record}
            noun="applicant"
            owners={owners}
            setOwner={setOwner}
            reload={applicationsKey}
          />
        </>
      )}
    </div>
  )
}
