import { skipToken, useQuery } from '@tanstack/react-query'

/** Comes with a page that also exists in the other language. */
export const spanishKey = ['spanish']

/** Whether the site is also there in the other language. */
export const useSpanish = () =>
  useQuery<boolean>({ queryKey: spanishKey, queryFn: skipToken }).data === true
