import { toast } from '#web/ui/toasts.ts'

/** Copies a text and says so. Returns whether it is copied. */
export async function copyText(text: string, noun: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast('success', `The ${noun} is copied.`)
    return true
  } catch {
    toast('error', `The ${noun} could not be copied. Please select and copy it.`)
    return false
  }
}
