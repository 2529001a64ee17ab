import { words } from './words.ts'

export function NewTabNote() {
  return <span className="visually-hidden"> {words.newTab}</span>
}
