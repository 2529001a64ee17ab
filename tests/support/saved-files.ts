import { vi } from 'vitest'

/** The files that the browser is told to save from now on. */
export function savedFiles() {
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const files = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  return {
    names: () => (clicks.mock.contexts as HTMLAnchorElement[]).map(({ download }) => download),
    last: () => files.mock.lastCall?.[0] as Blob | undefined,
  }
}
