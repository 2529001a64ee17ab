/** How well a part of the installation is, and so how soon someone has to do something. */
export type Level = 'good' | 'look' | 'act'

/** A part of the installation: how it is, what to do about it, and the facts. */
export type Item = {
  id: string
  title: string
  level: Level
  /** In one sentence. */
  summary: string
  /** What to do, one step each. */
  todo: string[]
  facts: [name: string, value: string][]
}

/** The state of an item that has several reasons to be looked at: the first one that applies. */
export type State = Pick<Item, 'level' | 'summary' | 'todo'>
