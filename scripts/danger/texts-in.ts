import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Danger } from '#content/danger/answers.ts'
import { lines } from '../../tests/unit/assistant/lines.ts'

/** "Any" is danger whose kind nobody wrote down. */
export type Kind = Danger | 'any' | 'ordinary'

/** Frames with a gap, one in each line, and what stands in it, separated by semicolons. */
export type Template = { kind: Kind; frames: string; words: string }

/** The texts of each file of a folder. What they are about is the first word of the file's name. */
export const textsIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => ({
      name,
      kind: name.split('-')[0] as Kind,
      texts: lines(readFileSync(join(folder, name), 'utf8')),
    }))
