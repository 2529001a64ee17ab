import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'
import { fileOwnerQuery } from './applications-queries.ts'

/**
 * The id of the open application is part of the address, so that it can be linked. The error page of
 * a file links with the name of the file instead.
 */
export function useOpenApplication() {
  const [query, setQuery] = useSearchParams()
  const file = query.get('file') ?? ''
  const { data: owner, error } = useQuery({ ...fileOwnerQuery(file), enabled: file !== '' })

  useEffect(() => {
    if (!file || (!owner && !error) || isSessionOver(error)) return
    if (!owner) toast('error', 'The applicant of this file was not found.')
    setQuery(withOpenId(owner?.id), { replace: true })
  }, [file, owner, error, setQuery])

  const open = (id: string | undefined) => setQuery(withOpenId(id), { replace: true })
  return [query.get('id') ?? undefined, open] as const
}

const withOpenId = (id: string | undefined) => (query: URLSearchParams) => {
  query.delete('file')
  query.delete('id')
  if (id) query.set('id', id)
  return query
}
