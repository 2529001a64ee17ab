/**
 * The uploaded share of each file, from 0 to 1. The files are sent one after the other; the rest of the
 * body is so small that it counts as part of them.
 */
export function fileProgress(files: { size: number }[], bytes: number, total: number): number[] {
  const sum = files.reduce((all, file) => all + file.size, 0)
  let left = total > 0 ? (bytes / total) * sum : 0
  return files.map(({ size }) => {
    const uploaded = size === 0 ? 1 : Math.min(1, left / size)
    left = Math.max(0, left - size)
    return uploaded
  })
}
