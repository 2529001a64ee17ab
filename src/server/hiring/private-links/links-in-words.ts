import { provider } from '#content/provider.ts'
import { askedKindNames } from '#contract/records/private-links.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { clockTimeIn } from '#server/platform/time.ts'
import { listAllLinks } from '#server/records/private-links/private-links.queries.ts'
import { listAllRequests } from './document-requests.queries.ts'

/** What is stored about an applicant's links and the documents that were asked for. */
export async function linksInWords(db: Db, applicationId: string) {
  const links = await listAllLinks(db, applicationId)
  const requests = await listAllRequests(db, applicationId)
  return [
    {
      label: 'Private links',
      text: links
        .map(({ created_at, expires_at, last_used_at }) =>
          [
            `made ${at(created_at)}`,
            `expires ${at(expires_at)}`,
            last_used_at && `last used ${at(last_used_at)}`,
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    },
    {
      label: 'Documents asked for',
      text: requests
        .map(({ kind, note }) => [askedKindNames[kind], note].filter(Boolean).join(': '))
        .join('; '),
    },
  ]
}

const at = (iso: string) => clockTimeIn(provider.timeZone, iso)
