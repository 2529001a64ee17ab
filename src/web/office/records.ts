/** A record as it was sent. The fields that only our own server adds to the specification may be missing. */
export type Received<T, Ours extends keyof T> = Omit<T, Ours> & { [Field in Ours]?: T[Field] }

/** The specification names a record by `_id` alone. */
export const withId = <T extends { _id: string; id?: string }>(sent: T) => ({
  ...sent,
  id: sent.id ?? sent._id,
})
