import { Fragment } from 'react'
import { fileUrl } from '#web/api/call.ts'
import { usePictureAddress } from '#web/ui/PictureInput.tsx'
import type { FieldValue } from './compare.ts'
import styles from './FieldValueView.module.css'

/** One version of a field, with the differences from the other version marked. */
export function FieldValueView({ value, other }: { value: FieldValue; other: FieldValue }) {
  return (
    <span className={styles.value}>
      {'picture' in value ? (
        <PictureView picture={value.picture} />
      ) : (
        <TextView text={value.text} other={'text' in other ? other.text : ''} />
      )}
    </span>
  )
}

function TextView({ text, other }: { text: string; other: string }) {
  if (text === '') return <i>Empty</i>
  return diffWords(text, other).map(({ text: piece, same }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    <Fragment key={index}>
      {same ? (
        piece
      ) : (
        <>
          <mark>{piece.trimEnd()}</mark>
          {piece.slice(piece.trimEnd().length)}
        </>
      )}
    </Fragment>
  ))
}

function PictureView({ picture }: { picture: File | string | undefined }) {
  const src = usePictureAddress(typeof picture === 'string' ? fileUrl(picture) : picture)
  if (!picture) return <i>No picture</i>
  const name = picture instanceof File ? picture.name : ''
  return (
    <span className={styles.picture}>
      {src && <img src={src} alt={name ? '' : 'Picture'} />}
      {name}
    </span>
  )
}

type Piece = { text: string; same: boolean }

/** For longer texts the table would take too much memory, so the whole changed range is marked. */
const maxCells = 4_000_000

/** Splits a text into pieces that another text also has, and pieces that it does not have. */
export function diffWords(text: string, other: string): Piece[] {
  const words = splitWords(text)
  const others = splitWords(other)
  const shorter = Math.min(words.length, others.length)
  let start = 0
  while (start < shorter && isSame(words[start], others[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(words.at(-1 - end), others.at(-1 - end))) end += 1
  const middle = words.slice(start, words.length - end)
  const shared = sharedWords(middle, others.slice(start, others.length - end))
  const pieces: Piece[] = []
  for (const [index, word] of words.entries()) {
    const inMiddle = index >= start && index < words.length - end
    const same = !inMiddle || shared.has(index - start)
    const last = pieces.at(-1)
    if (last?.same === same) last.text += word
    else pieces.push({ text: word, same })
  }
  return pieces
}

/** The indexes of the words in the longest common subsequence. */
function sharedWords(words: string[], others: string[]): Set<number> {
  const shared = new Set<number>()
  if (words.length * others.length > maxCells) return shared
  // Each cell holds the length of the longest common subsequence from that pair of words on.
  const width = others.length + 1
  const lengths = new Uint16Array((words.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(words[row], others[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  let [row, column] = [0, 0]
  while (row < words.length && column < others.length) {
    if (isSame(words[row], others[column])) {
      shared.add(row)
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return shared
}

/** Each word with the space that follows it. */
const splitWords = (text: string) => text.match(/\s*\S+\s*/g) ?? []

const isSame = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim()
