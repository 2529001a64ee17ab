import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/ui/Badge.tsx'
import { newsQuery } from './news-queries.ts'
import { newsTexts } from './news-texts.ts'

/** Marks the row of a record that something happened to since the user last looked. */
export function NewsMark({ id }: { id: string }) {
  const { data = [] } = useQuery(newsQuery)
  const kinds = new Set(data.filter(({ recordId }) => recordId === id).map(({ kind }) => kind))
  return [...kinds].map((kind) => (
    <Badge key={kind} color="orange">
      {newsTexts[kind].mark}
    </Badge>
  ))
}
