import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isSessionOver } from '#web/api/api-error.ts'
import { useOpenId } from '#web/office/platform/lists/use-open-id.ts'
import { toast } from '#web/ui/toasts.ts'
import { fileOwnerQuery } from './applications-queries.ts'

/** The open application. The error page of a file links to it with the name of the file. */
export function useOpenApplication() {
  const [query, setQuery] = useSearchParams()
  const open = useOpenId()
  const file = query.get('file') ?? ''
  const { data: owner, error } = useQuery({ ...fileOwnerQuery(file), enabled: file !== '' })

  useEffect(() => {
    if (!file || (!owner && !error) || isSessionOver(error)) return
    if (!owner) toast('error', 'The applicant of this file was not found.')
    setQuery(
      (before) => {
        before.delete('file')
        if (owner) before.set('id', owner.id)
        return before
      },
      { replace: true },
    )
  }, [file, owner, error, setQuery])

  return open
}
