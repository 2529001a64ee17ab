import { useEffect, useState } from 'react'
import { TextField } from '#web/ui/Field.tsx'
import { isDay } from './is-day.ts'

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void }

/** A date field that reports a day when it is complete, and nothing while it is typed. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' || isDay(target.value)) onChange(target.value)
      }}
    />
  )
}
