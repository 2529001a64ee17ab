/** A skeleton that has appeared stays for this time, because one that only flashes looks like a fault. */
const shortest = 200
let appearedAt = Number.NEGATIVE_INFINITY

/** Styles show skeletons a moment late, so that most are never seen. This notes when one is. */
export function watchSkeletons() {
  document.addEventListener('animationend', ({ target }) => {
    const isSkeleton = target instanceof Element && target.matches('[aria-busy=true], [data-shape]')
    if (isSkeleton) appearedAt = performance.now()
  })
}

/** Loads something, and holds the result back while a skeleton has just appeared. */
export async function afterSkeleton<T>(load: () => T | Promise<T>): Promise<T> {
  try {
    return await load()
  } finally {
    const rest = appearedAt + shortest - performance.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
