import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { SpanishReview } from '#contract/records/spanish-reviews.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { SubText } from '#web/office/platform/layout/cells.tsx'
import { QueryTable } from '#web/office/platform/layout/QueryStates.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'

type ReviewsProps = { query: UseQueryResult<SpanishReview[]>; reviewed: boolean }

/** The Spanish that a person has reviewed, or that nobody has, critical texts first. */
export function Reviews({ query, reviewed }: ReviewsProps) {
  const [open, setOpen] = useState<SpanishReview>()
  const rows = query.data
    ?.filter((text) => (text.reviewed !== null) === reviewed)
    .toSorted((a, b) => Number(b.critical) - Number(a.critical))
  const columns: Column<SpanishReview>[] = [
    { header: 'Name', card: 'lead', cell: ({ name }) => name },
    { header: 'From', card: 'sub', cell: ({ from }) => from },
    {
      header: 'State',
      card: 'fact',
      cell: ({ critical, reviewed: mark }) => (
        <>
          <Badge color={mark ? 'green' : 'grey'}>{mark ? 'Reviewed' : 'Not reviewed'}</Badge>{' '}
          {critical && <Badge color="orange">Critical</Badge>}
          {mark && (
            <SubText>
              {mark.by}, {formatDateTime(mark.at)}
            </SubText>
          )}
        </>
      ),
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (text) => (
        <Button variant="line" size="small" onClick={() => setOpen(text)}>
          Compare<span className="visually-hidden"> “{text.name}”</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <QueryTable
        query={query}
        loading="Loading the texts..."
        failed="Failed to load the texts. Please try again."
        empty={
          reviewed
            ? {
                title: 'Nobody has reviewed a text yet.',
                hint: 'Texts that someone marks as reviewed appear here.',
              }
            : {
                title: 'Everything is reviewed.',
                hint: 'A text comes back here when its English or its Spanish changes.',
              }
        }
        caption={reviewed ? 'Reviewed' : 'Not reviewed'}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {open && <ReviewDialog id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  )
}
