import { language } from '#content/language.ts'
import type { Language } from '#contract/platform/language.ts'

const key = 'language'

/** The language that someone chose, or kept by closing the offer of the other one. */
export function rememberLanguage(chosen: Language) {
  try {
    localStorage.setItem(key, chosen)
  } catch {
    // Some browsers block storage. Then the other language is offered again.
  }
}

/** Whether to offer Spanish on an English page: it was chosen before, or the browser prefers it and nothing was chosen. */
export function prefersSpanish(): boolean {
  if (language === 'es') return false
  try {
    return (localStorage.getItem(key) ?? navigator.language).startsWith('es')
  } catch {
    return false
  }
}
