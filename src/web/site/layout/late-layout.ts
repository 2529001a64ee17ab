/** Lays out the parts of the page that `late-layout.css` has left for later, each in a frame of its own. */
export async function layOutTheRest() {
  const parts = document.querySelectorAll<HTMLElement>('#content > section, footer')
  for (const part of parts) {
    await nextIdleFrame()
    part.style.contentVisibility = 'visible'
  }
  layOutNow()
}

/** For code that scrolls to a part of the page and needs its exact place. */
export const layOutNow = () => {
  document.documentElement.dataset.laidOut = ''
}

const nextIdleFrame = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => window.requestIdleCallback?.(resolve) ?? setTimeout(resolve)),
  )
