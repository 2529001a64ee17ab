/** Loaded with the first picture, because most requests need none. Pictures differ, so nothing is worth keeping. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
