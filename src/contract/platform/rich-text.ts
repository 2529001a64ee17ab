const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Formatted text as one line of plain text. It expects the clean HTML that the server stores. */
export const htmlToText = (html: string): string => htmlToLines(html).join(' ')

/** The paragraphs, headings and list entries of formatted text as lines of plain text. */
export function htmlToLines(html: string): string[] {
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
