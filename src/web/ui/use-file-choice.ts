import { useEffect } from 'react'

/**
 * Gives the browser's own control the files that are chosen. Left empty, it is announced as "No file
 * chosen". Runs after every render, because a refused file must leave the control again as well.
 */
export function useNativeFiles(input: () => HTMLInputElement | null | undefined, files: File[]) {
  useEffect(() => {
    const control = input()
    if (!control) return
    const chosen = new DataTransfer()
    for (const file of files) chosen.items.add(file)
    control.files = chosen.files
  })
}

/** What was just chosen. The control is emptied, so that choosing the same file again is noticed. */
export function takeFiles(list: FileList | null, control: HTMLInputElement | null | undefined) {
  const chosen = [...(list ?? [])]
  if (control) control.value = ''
  return chosen
}
