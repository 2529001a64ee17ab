import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { jobShifts, shiftLabels } from '#contract/hiring/jobs.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField, TextField } from '#web/ui/Field.tsx'
import { RouteButton } from '../layout/RouteButton.tsx'
import styles from './JobFilterBar.module.css'
import { type JobFilter, listingPath, noFilter } from './listing-address.ts'
import { shiftIcons } from './ShiftTags.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

type JobFilterBarProps = { filter: JobFilter; places: string[]; count: number }

/** Filters jobs by text, place and shift. Without JavaScript it is an ordinary form. */
export function JobFilterBar({ filter, places, count }: JobFilterBarProps) {
  const { draft, type, choose, applyNow } = useFilterDraft(filter)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    applyNow()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support the search element
    <form
      className={styles.bar}
      role="search"
      aria-label="Find a job"
      action="/#careers"
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="view" value="jobs" />
      <div className={styles.words}>
        <TextField
          label="Search jobs"
          type="search"
          name="search"
          placeholder="Job title or word"
          maxLength={200}
          value={draft.search}
          onChange={(event) => type(event.target.value)}
        />
        <Search className="icon" />
      </div>
      <SelectField
        label="Place"
        name="location"
        value={draft.location}
        onChange={(event) => choose({ location: event.target.value })}
      >
        <option value="">All places</option>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </SelectField>
      <fieldset>
        <legend>Shifts</legend>
        <div className={styles.chips}>
          {jobShifts.map((shift) => {
            const Icon = shiftIcons[shift]
            return (
              <label key={shift}>
                <input
                  type="checkbox"
                  name="shift"
                  value={shift}
                  checked={draft.shifts.includes(shift)}
                  onChange={({ target }) =>
                    choose({
                      shifts: jobShifts.filter((each) =>
                        each === shift ? target.checked : draft.shifts.includes(each),
                      ),
                    })
                  }
                />
                <span>
                  <Icon className="icon" /> {shiftLabels[shift].replace(' Shift', '')}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className={styles.found}>
        <p role="status">
          <b>{count === 1 ? '1 job' : `${count} jobs`}</b> {count === 1 ? 'matches' : 'match'}
        </p>
        <noscript>
          <Button type="submit" size="small">
            Find jobs
          </Button>
        </noscript>
        <RouteButton variant="quiet" size="small" to={listingPath(noFilter, '')}>
          Clear filters
        </RouteButton>
      </div>
    </form>
  )
}
