import { sendForFile } from './send.ts'

/** Fetches a public file and hands it to the browser to save. */
export async function saveFile(path: string, fileName: string) {
  const answer = await sendForFile(path)
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser may still be reading it when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
