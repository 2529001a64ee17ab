import { statfs } from 'node:fs/promises'

/** What is free on the disk of a folder, and how large that disk is, in bytes. */
export async function readDiskSpace(dir: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(dir)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Refuses before anything is written: a full disk would also stop the server from storing what visitors send. */
export async function requireDiskSpace(dir: string, needed: number): Promise<void> {
  const { free } = await readDiskSpace(dir)
  if (free >= needed) return
  throw new Error(
    `There is not enough space on the disk of ${dir}: about ${megabytes(needed)} are needed and ${megabytes(free)} are free.`,
  )
}

/** 2.4 MB, 1,340.0 MB */
export const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
