/** How a section of the form connects a control to what was typed and to what is wrong with it. */
export type MakeControl = (name: string) => {
  name: string
  error: string | undefined
  defaultValue: string | undefined
  /** The first field that something is wrong with, where no script can move the focus. */
  autoFocus: boolean
}
