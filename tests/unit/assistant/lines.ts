/** One text for each line. */
export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Every second text is held out: it was written with the others, and is only counted, never looked
 * at, while words and topics are chosen.
 */
export const halves = <T>(all: T[]) => ({
  tuning: all.filter((_, index) => index % 2 === 0),
  'held out': all.filter((_, index) => index % 2 === 1),
})
