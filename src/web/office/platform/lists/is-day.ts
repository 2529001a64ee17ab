/** A day such as 2026-11-15. While a year is typed, a date field reports years such as 0202. */
export function isDay(text: string) {
  const time = Date.parse(`${text}T00:00Z`)
  // A day that its month does not have becomes one of the next month.
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) && time > 0 && new Date(time).toISOString().startsWith(text)
  )
}
