/** Puts a file into the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address))
}
