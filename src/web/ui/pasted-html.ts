import DOMPurify from 'dompurify'

/**
 * Turns the HTML that a word processor puts on the clipboard into plain HTML: its list paragraphs
 * become lists, its headings ours. The editor's schema drops the rest.
 */
export function cleanPasted(html: string): string {
  const root = document.createElement('div')
  root.append(
    DOMPurify.sanitize(withoutStyles(html), {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: 'h1 h2 h3 h4 h5 h6 p ul ol li b strong i em a br span div'.split(' '),
      ALLOWED_ATTR: ['href', 'class', 'data-style'],
    }),
  )
  for (const heading of root.querySelectorAll('h1, h2')) rename(heading, 'h3')
  for (const heading of root.querySelectorAll('h5, h6')) rename(heading, 'h4')
  for (const item of root.querySelectorAll<HTMLElement>('p[class*="MsoList"]')) toListItem(item)
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['class', 'data-style', 'data-pasted']) element.removeAttribute(name)
  }
  return root.innerHTML
}

/** Style attributes are renamed before parsing, because the content security policy would report each of them. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

/** Word writes a list item as a paragraph that starts with its own bullet or number. */
function toListItem(paragraph: HTMLElement) {
  const markers = paragraph.querySelectorAll<HTMLElement>('span[data-style*="mso-list"]')
  const marker = markers[0]?.textContent?.trim() ?? ''
  for (const each of markers) each.remove()
  const kind = /^[0-9a-z]+[.)]/i.test(marker) ? 'ol' : 'ul'
  const item = rename(paragraph, 'li')
  const before = item.previousElementSibling
  if (before?.localName === kind && before.hasAttribute('data-pasted')) {
    before.append(item)
    return
  }
  const list = document.createElement(kind)
  list.setAttribute('data-pasted', '')
  item.replaceWith(list)
  list.append(item)
}

function rename(element: Element, name: string) {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
