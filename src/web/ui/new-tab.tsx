export const newTabWords = '(opens in a new tab)'

export function NewTabNote() {
  return <span className="visually-hidden"> {newTabWords}</span>
}
