const kilo = 1024

/** 840 KB, 1.2 MB, 3.4 GB */
export function sizeText(bytes: number): string {
  if (bytes < kilo ** 2) return `${Math.max(1, Math.round(bytes / kilo))} KB`
  if (bytes < kilo ** 3) return `${(bytes / kilo ** 2).toFixed(1)} MB`
  return `${(bytes / kilo ** 3).toFixed(1)} GB`
}
