/** How a part of the form connects a control to what was typed and to what is wrong with it. */
export type ControlOf = (name: string) => {
  name: string
  error: string | undefined
  defaultValue: string | undefined
}
