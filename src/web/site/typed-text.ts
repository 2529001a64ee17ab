const key = 'typed text'

/** What happens to typed text when the language of the page is switched. */
export const typedText = {
  /** While the page is left for its other language, nothing that was typed is lost. */
  kept: false,
  /** Whether the forms of this page were filled with what was typed before. */
  restored: false,
}

type Typed = HTMLInputElement | null

/** A checkbox that is required is a consent, which is given to the words of one language. */
const isKept = (field: Typed) =>
  field?.type === 'checkbox' ? !field.required : field?.value !== field?.defaultValue

/** Keeps what is typed into the forms of this page for the next page of this tab. Chosen files are not kept. */
export function keepTyped() {
  const find = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Typed
  const typed = [...document.forms]
    .filter(({ method }) => method === 'post')
    .map((form) => [
      new URL(form.action).pathname,
      [...new FormData(form)].filter(
        ([name, value]) => typeof value === 'string' && isKept(find(form, name)),
      ),
    ])
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
    typedText.kept = true
    // The browser can show this page again as it was left.
    addEventListener('pageshow', () => {
      typedText.kept = false
    })
  } catch {
    // Some browsers block storage. Then the forms are empty.
  }
}

/** Fills the forms of this page with it, once. React keeps values that were entered before it starts. */
export function restoreTyped() {
  try {
    const typed: Record<string, [string, string][]> = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    )
    sessionStorage.removeItem(key)
    for (const form of document.forms) {
      for (const [name, value] of typed[new URL(form.action).pathname] ?? []) {
        const field = form.elements.namedItem(name) as Typed
        if (!field) continue
        if (field.type === 'checkbox') field.checked = true
        else field.value = value
        typedText.restored = true
      }
    }
  } catch {
    // As above.
  }
}
