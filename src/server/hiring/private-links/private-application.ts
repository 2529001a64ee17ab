import {
  type ApplicationStatus,
  applicationReference,
} from '#contract/hiring/application-status.ts'
import {
  privateApplicationMessages as messages,
  type PrivateApplication,
} from '#contract/hiring/private-application.ts'
import type { LinkPurpose } from '#contract/records/private-links.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { HttpError } from '#server/platform/errors.ts'
import { findLink } from '#server/records/private-links/private-links.queries.ts'
import { findPositionAndStatus } from '../application-data/applications.queries.ts'
import { listOpenRequests } from './document-requests.queries.ts'

/** The response to every link that does not work, whatever the reason. */
export const noLink = () => new HttpError(404, 'no_link', messages.noLink)

/** The application of a link that works. */
export async function openLink(
  db: Db,
  token: string,
  now: Date,
  purpose: LinkPurpose = 'application',
) {
  const link = await findLink(db, token, purpose, now)
  if (!link) throw noLink()
  return link
}

/** Then nothing is asked for any more. */
export const isOver = (status: ApplicationStatus) => status === 'rejected' || status === 'withdrawn'

/** What the holder of a link may know: the job and how far it is, and nothing that says who it is. */
export async function readPrivateApplication(db: Db, id: string): Promise<PrivateApplication> {
  const row = await findPositionAndStatus(db, id)
  // It was deleted a moment ago.
  if (!row) throw noLink()
  return {
    ...row,
    reference: applicationReference(id),
    requests: isOver(row.status) ? [] : await listOpenRequests(db, id),
  }
}
