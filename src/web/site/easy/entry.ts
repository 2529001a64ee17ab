import '#web/styles/all.css'
import { keepTyped, restoreTyped } from '../typed-text.ts'
import { rememberEasyRead } from './easy-choice.ts'
import { readAloud } from './read-aloud.ts'

// The pages are complete without this script, and nothing else of the website's script is loaded here.
rememberEasyRead(location.pathname)

const reader = document.querySelector<HTMLElement>('[data-reader]')
if (reader && 'speechSynthesis' in window) readAloud(reader, window.speechSynthesis)

// Screen readers go on reading at the question that is shown.
addEventListener('hashchange', () => document.querySelector<HTMLElement>(':target')?.focus())

restoreTyped()
document.querySelector('a[hreflang]')?.addEventListener('click', keepTyped)

const print = document.querySelector<HTMLButtonElement>('[data-print]')
if (print) {
  print.hidden = false
  print.addEventListener('click', () => window.print())
}
