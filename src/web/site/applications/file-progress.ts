/**
 * Which share of each file has left, from 0 to 1. The files go one after the other; what little else
 * is in the body is counted to them.
 */
export function fileProgress(files: { size: number }[], bytes: number, total: number): number[] {
  const sum = files.reduce((all, file) => all + file.size, 0)
  let left = total > 0 ? (bytes / total) * sum : 0
  return files.map(({ size }) => {
    const share = size === 0 ? 1 : Math.min(1, left / size)
    left = Math.max(0, left - size)
    return share
  })
}
