import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { jobFilterTexts, jobTexts } from '#content/jobs.ts'
import { toPage } from '#content/language.ts'
import { jobShifts } from '#contract/hiring/jobs.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField, TextField } from '#web/ui/Field.tsx'
import { RouteButton } from '../layout/RouteButton.tsx'
import { shiftIcons } from './JobFacts.tsx'
import styles from './JobFilterBar.module.css'
import { isFiltered, type JobFilter, listingPath, noFilter } from './listing-address.ts'

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
      aria-label={jobFilterTexts.form}
      action={toPage('/#careers')}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="view" value="jobs" />
      <div className={styles.words}>
        <TextField
          label={jobFilterTexts.search}
          type="search"
          name="search"
          placeholder={jobFilterTexts.example}
          maxLength={200}
          value={draft.search}
          onChange={(event) => type(event.target.value)}
        />
        <Search className="icon" />
      </div>
      <details className={styles.more} open={filter.location !== '' || filter.shifts.length > 0}>
        <summary>{jobFilterTexts.more}</summary>
        <SelectField
          label={jobFilterTexts.place}
          name="location"
          value={draft.location}
          onChange={(event) => choose({ location: event.target.value })}
        >
          <option value="">{jobFilterTexts.allPlaces}</option>
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </SelectField>
        <fieldset>
          <legend>{jobTexts.shiftList}</legend>
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
                    <Icon className="icon" /> {jobFilterTexts.shift(shift)}
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      </details>
      <div className={styles.found}>
        <p role="status">
          <b>{jobFilterTexts.count(count)}</b> {jobFilterTexts.match(count)}
        </p>
        <noscript>
          <Button type="submit" size="small">
            {jobFilterTexts.find}
          </Button>
        </noscript>
        {isFiltered(filter) && (
          <RouteButton variant="quiet" size="small" to={listingPath(noFilter, '')}>
            {jobTexts.clear}
          </RouteButton>
        )}
      </div>
    </form>
  )
}

const typingPause = 300

/**
 * The values of the filter fields. A choice changes the URL immediately, text after a pause in typing.
 * When the URL changes (by a link or going back), the fields follow.
 */
function useFilterDraft(filter: JobFilter) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filter)
  const applied = useRef(makeKey(filter))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (applied.current === makeKey(filter)) return
    applied.current = makeKey(filter)
    clearTimeout(timer.current)
    setDraft(filter)
  }, [filter])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (next: JobFilter) => {
    clearTimeout(timer.current)
    const wanted = { ...next, search: next.search.trim(), page: 1 }
    applied.current = makeKey(wanted)
    // Without the section's hash, so that the page does not scroll during typing.
    void navigate(listingPath(wanted, ''), { replace: true })
  }

  return {
    draft,
    type: (search: string) => {
      const next = { ...draft, search }
      setDraft(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(next), typingPause)
    },
    choose: (choice: Partial<JobFilter>) => {
      const next = { ...draft, ...choice }
      setDraft(next)
      apply(next)
    },
    applyNow: () => apply(draft),
  }
}

const makeKey = (filter: JobFilter) => listingPath(filter)
