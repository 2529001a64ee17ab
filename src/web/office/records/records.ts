/** A record as received. Fields that our server adds to the specification may be missing. */
export type Received<T, Added extends keyof T> = Omit<T, Added> & { [Field in Added]?: T[Field] }

/** The specification has `_id` only; our server sends `id` as well. */
export const withId = <T extends { _id: string; id?: string }>(received: T) => ({
  ...received,
  id: received.id ?? received._id,
})
