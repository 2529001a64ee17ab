/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What `act` returns, or `otherwise` when there is no such file. */
export async function unlessMissing<T>(otherwise: T, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

export const missingFile = (name: string) =>
  Object.assign(new Error(`There is no file ${name}.`), { code: 'ENOENT' })

/** The store refused, failed or gave no response in time. Once that is repaired, the same request succeeds. */
export class StoreFault extends Error {}

/** Full, read-only, broken or out of open files: once that is repaired, the same request succeeds. */
const isDiskFault = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EIO', 'EMFILE', 'ENFILE'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  )

/** The disk or the file store is at fault, not the request. */
export const isFileFault = (error: unknown) => error instanceof StoreFault || isDiskFault(error)
