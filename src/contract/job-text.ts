const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** A description without its markup, in one line. Made for the clean HTML that the server keeps. */
export const textOf = (html: string): string => linesOf(html).join(' ')

/** Its paragraphs, headings and list entries without their markup, each in a line of its own. */
export function linesOf(html: string): string[] {
  return html
    .split(/<\/?(?:p|h\d|ul|ol|li|br)\b[^>]*>/)
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}
