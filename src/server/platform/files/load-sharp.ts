/** The library for pictures needs 20 MB, so the first picture loads it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
