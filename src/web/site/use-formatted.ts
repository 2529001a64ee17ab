import { useQuery } from '@tanstack/react-query'

/**
 * A date as text. The first date that a browser formats takes a phone a tenth of a second, so the texts of the server
 * come with the data of the page, and `format` is called only for what is shown later.
 */
export const useFormatted = <Text>(date: readonly string[], format: () => Text) =>
  useQuery({
    queryKey: ['formatted', ...date],
    queryFn: format,
    initialData: format,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
