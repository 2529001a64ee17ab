/** A text in three pieces: the beginning it shares with another one, what differs, and the shared end. */
export function splitText(text: string, other: string): [string, string, string] {
  const words = text.split(/(\s+)/)
  const others = other.split(/(\s+)/)
  const most = Math.min(words.length, others.length)
  let start = 0
  while (start < most && words[start] === others[start]) start += 1
  let end = 0
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const middle = words.length - end
  return [
    words.slice(0, start).join(''),
    words.slice(start, middle).join(''),
    words.slice(middle).join(''),
  ]
}
