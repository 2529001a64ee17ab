import { ApiError, getConflict } from '#web/api/api-error.ts'

/** When someone else was faster, the error says who it was and what they did. */
export async function sayWho<T>(
  change: Promise<{ data: T }>,
  noun: string,
  /** What follows "It is", such as "closed now and Ann takes care of it". */
  inWords: (theirs: unknown) => string,
): Promise<T> {
  try {
    return (await change).data
  } catch (error) {
    const theirs = getConflict(error)
    if (!theirs) throw error
    const who = theirs.updatedBy ?? 'Someone else'
    throw new ApiError(
      409,
      `${who} changed this ${noun} meanwhile. It is ${inWords(theirs.current)}.`,
    )
  }
}
