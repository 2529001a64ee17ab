import { zoneName } from '#contract/platform/time-zone.ts'

/** The zones of the United States, from east to west. */
export const nearZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export const nearOptions = nearZones.map((zone) => (
  <option key={zone} value={zone}>
    {zoneName(zone)} ({cityOf(zone)})
  </option>
))
