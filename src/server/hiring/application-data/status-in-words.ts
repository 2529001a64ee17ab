import { provider } from '#content/provider.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import { dayAndTimeIn } from '#server/platform/time.ts'

/** Interview scheduled */
export const statusInWords = (status: string) =>
  `${status.charAt(0).toUpperCase()}${status.slice(1).replaceAll('_', ' ')}`

/** Friday, November 20, 2026 at 10:00 AM, Main office; empty when nothing is known. */
export const interviewInWords = ({
  interview_at,
  interview_place,
}: Pick<ApplicationRow, 'interview_at' | 'interview_place'>) =>
  [interview_at && dayAndTimeIn(provider.timeZone, interview_at), interview_place]
    .filter(Boolean)
    .join(', ')
