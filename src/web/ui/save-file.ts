export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser may still be reading the file when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
