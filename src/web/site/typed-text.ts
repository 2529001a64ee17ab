const key = 'typed text'

/** While the page is left for its other language, nothing that was typed is lost. */
export const leaving = { keepsTyped: false }

type Field = [name: string, value: string]

/** Keeps what is typed into the forms of this page for the next page of this tab. Chosen files are not kept. */
export function keepTyped() {
  const typed = [...document.forms]
    .filter(({ method }) => method === 'post')
    .map((form) => [
      new URL(form.action).pathname,
      [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value),
    ])
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
    leaving.keepsTyped = true
  } catch {
    // Some browsers block storage. Then the forms are empty.
  }
}

/** Fills the forms of this page with it, once. The server has rendered them, so it is as if someone were quick to type. */
export function restoreTyped() {
  try {
    const typed: Record<string, Field[]> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.removeItem(key)
    for (const form of document.forms) {
      for (const [name, value] of typed[new URL(form.action).pathname] ?? []) {
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
        else if (isTyped(field)) field.value = value
      }
    }
  } catch {
    // As above.
  }
}

type TypedField = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement

const isTyped = (field: Element | RadioNodeList | null): field is TypedField =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && field.type !== 'hidden')
