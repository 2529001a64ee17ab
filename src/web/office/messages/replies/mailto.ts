/** A link that opens a new mail in the user's mail program. The address may contain any characters. */
export function mailtoHref(address: string, { subject, text }: { subject: string; text: string }) {
  const to = encodeURIComponent(address).replace('%40', '@')
  // Mail programs expect the line breaks of mails.
  const body = text.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
