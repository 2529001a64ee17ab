import { provider } from '#content/provider.ts'

const { timeZone } = provider
const date = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
const dateTime = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})
const day = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** Nov 15, 2026 */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** 9:05 AM */
export const formatTime = (iso: string) => time.format(new Date(iso))

/** Nov 15, 2026, 9:05 AM */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))

/** Sunday, November 15 */
export const formatDay = (at: Date) => day.format(at)

/** 1 slide, 2 slides */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
