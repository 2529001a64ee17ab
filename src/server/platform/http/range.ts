type Part = { first: number; last: number }

/**
 * The part that a Range header asks for, or undefined for the whole: without the header, and also for
 * several parts at once, which a server need not send.
 */
export function partOf(header: string | undefined, size: number): Part | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // Without a start it is the number of bytes at the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last ? 'outside' : { first, last }
}
