import { type RefCallback, useEffect, useRef, useState } from 'react'
import { fileWords } from './file-words.ts'
import { useAnnouncement } from './Status.tsx'

type FileChoiceOptions = {
  files: File[]
  /** Returns why these files are refused, or undefined. */
  check: (chosen: File[]) => string | undefined
  onAccept: (chosen: File[]) => void
  onRefuse?: (reason: string) => void
  inputRef?: RefCallback<HTMLInputElement> | undefined
}

/** Checks files when they are chosen or dropped, and announces the result to screen readers. */
export function useFileChoice({ files, check, onAccept, onRefuse, inputRef }: FileChoiceOptions) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const { announce, announcement } = useAnnouncement()
  useNativeFiles(input, files)

  return {
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element
      inputRef?.(element)
    },
    refusal,
    announcement,
    openFileDialog: () => input.current?.click(),
    choose: (list: Iterable<File> | null) => {
      const chosen = [...(list ?? [])]
      // Emptied, so that the browser notices when the same file is chosen again.
      if (input.current) input.current.value = ''
      // Closing the browser's file dialog without a choice changes nothing.
      if (chosen.length === 0) return announce('')
      const reason = check(chosen)
      setRefusal(reason)
      const names = joinNames(chosen)
      announce(reason ? fileWords.notAdded(names, reason) : fileWords.chosen(names))
      if (reason) onRefuse?.(reason)
      else onAccept(chosen)
    },
    /** After a change by a button, which may be gone now: the focus goes back to the input. */
    announceChange: (text: string) => {
      setRefusal(undefined)
      announce(text)
      input.current?.focus()
    },
  }
}

export const joinNames = (files: File[]) => files.map(({ name }) => name).join(', ')

/**
 * Gives the browser's own control the chosen files, else it is announced as "No file chosen". Runs
 * after every render, because a refused file must leave the control again as well.
 */
function useNativeFiles(input: { current: HTMLInputElement | null }, files: File[]) {
  useEffect(() => {
    if (!input.current) return
    const chosen = new DataTransfer()
    for (const file of files) chosen.items.add(file)
    input.current.files = chosen.files
  })
}
