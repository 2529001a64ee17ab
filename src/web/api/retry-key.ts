/**
 * Makes a key for what is sent. The same content gets the same key until it is forgotten, so that a retry
 * after a lost response does not send it twice. Files are the same when they are the same objects.
 */
export function createRetryKeys() {
  let last: { content: unknown[]; key: string } | undefined
  return {
    getKey(content: unknown[]): string {
      if (!last || !isSame(last.content, content)) last = { content, key: randomKey() }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}

const isSame = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

/** Browsers have `randomUUID` only on https. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
