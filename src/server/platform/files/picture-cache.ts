const sizeLimit = 32 * 1024 * 1024

/**
 * Keeps the pictures that were asked for last in memory, because a store may be far away. Those who ask
 * for the same one at the same time wait for one request. A picture that could not be read is not kept.
 */
export function createPictureCache(read: (file: string) => Promise<Buffer>) {
  const pictures = new Map<string, { bytes: Promise<Buffer>; size: number }>()
  let size = 0

  function forget(file: string) {
    size -= pictures.get(file)?.size ?? 0
    pictures.delete(file)
  }

  return (file: string): Promise<Buffer> => {
    const known = pictures.get(file)
    if (known) {
      // The map keeps the order of insertion, so the first one is the one that was not used for longest.
      pictures.delete(file)
      pictures.set(file, known)
      return known.bytes
    }
    const entry = { bytes: read(file), size: 0 }
    pictures.set(file, entry)
    entry.bytes.then(
      (bytes) => {
        entry.size = bytes.length
        size += bytes.length
        for (const [oldest] of pictures) {
          if (size <= sizeLimit) break
          forget(oldest)
        }
      },
      () => forget(file),
    )
    return entry.bytes
  }
}
