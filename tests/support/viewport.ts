type HappyDomWindow = { happyDOM: { setViewport(size: { width: number; height: number }): void } }

/** Sets the width of the window in a component test. */
export const widen = (width: number) =>
  (window as unknown as HappyDomWindow).happyDOM.setViewport({ width, height: 900 })
