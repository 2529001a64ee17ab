type ByteRange = { first: number; last: number }

/**
 * The bytes that a Range header asks for, or undefined for the whole: without the header, and also for
 * several ranges at once, which a server need not send.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // Without a start it is the number of bytes at the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last ? 'outside' : { first, last }
}
