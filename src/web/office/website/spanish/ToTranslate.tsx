import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { recordKinds } from '#contract/records/record-kinds.ts'
import type { SpanishState } from '#contract/records/spanish.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import { SubText } from '#web/office/platform/layout/cells.tsx'
import { QueryTable } from '#web/office/platform/layout/QueryStates.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'

/** The sections whose forms have the Spanish. */
const sections: Partial<Record<VersionKind, string>> = {
  'hero slide': 'hero-management',
  job: 'job-postings',
  event: 'event-posting',
  'team member': 'team',
  testimonial: 'testimonials',
  'message template': 'message-templates',
  notice: 'notices',
  'site details': 'site-details',
  'site text': 'edit-website',
}

const columns: Column<SpanishState>[] = [
  {
    header: 'Name',
    card: 'lead',
    cell: ({ kind, id, name }) => <Link to={addressOf(kind, id)}>{name || 'Unnamed'}</Link>,
  },
  { header: 'From', card: 'sub', cell: ({ kind }) => recordKinds[kind].label },
  {
    header: 'State',
    card: 'fact',
    cell: ({ changed, missing, texts }) => (
      <>
        {changed.length > 0 && <Badge color="orange">English changed</Badge>}{' '}
        {missing.length > 0 && (
          <Badge color="grey">{missing.length === texts ? 'No Spanish' : 'Not complete'}</Badge>
        )}
      </>
    ),
  },
  {
    header: 'Texts',
    card: 'wide',
    cell: ({ changed, missing }) => (
      <>
        {changed.length > 0 && <SubText>Look at again: {shorten(changed)}</SubText>}
        {missing.length > 0 && <SubText>Without Spanish: {shorten(missing)}</SubText>}
      </>
    ),
  },
]

/** What has no Spanish, and whose English has changed since, as a list to work through. */
export function ToTranslate({ query }: { query: UseQueryResult<SpanishState[]> }) {
  return (
    <QueryTable
      query={query}
      loading="Loading the Spanish..."
      failed="Failed to load the Spanish. Please try again."
      empty={{
        title: 'Everything has Spanish.',
        hint: 'What has none, or whose English has changed since, appears here.',
      }}
      caption="To translate"
      columns={columns}
      rows={query.data?.toSorted(
        (a, b) => Number(b.changed.length > 0) - Number(a.changed.length > 0),
      )}
      rowKey={({ kind, id }) => `${kind} ${id}`}
    />
  )
}

/** Lists open a record by its id; the others have one form for each. */
const addressOf = (kind: VersionKind, id: string) => `?section=${sections[kind]}&id=${id}`

const shorten = (labels: string[]) =>
  labels.length > 4
    ? `${labels.slice(0, 4).join(', ')} and ${labels.length - 4} more`
    : labels.join(', ')
