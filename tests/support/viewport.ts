type MakeBelieve = { happyDOM: { setViewport(size: { width: number; height: number }): void } }

/** Makes the window of a component test this wide. */
export const widen = (width: number) =>
  (window as unknown as MakeBelieve).happyDOM.setViewport({ width, height: 900 })
