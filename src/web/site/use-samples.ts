import { useQuery } from '@tanstack/react-query'

/**
 * What comes with the product, for when nothing could be loaded. Only then is it loaded itself: undefined until it is
 * there, and empty if that fails too.
 */
export function useSamples<Item>(failed: boolean, name: string, load: () => Promise<Item[]>) {
  const { data, isError } = useQuery({
    queryKey: ['samples', name],
    queryFn: load,
    enabled: failed,
  })
  return isError ? [] : data
}
