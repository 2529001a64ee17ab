import { useEffect, useRef, useState } from 'react'

/** The inner size of a box, which has this size until it is measured. */
export function useSize<E extends Element>(initial: { width: number; height: number }) {
  const box = useRef<E>(null)
  const [size, setSize] = useState(initial)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, ...size }
}
