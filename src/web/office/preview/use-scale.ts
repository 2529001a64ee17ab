import { useEffect, useRef, useState } from 'react'

/** The scale at which something of this width fits into a box, and the size of that box. */
export function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 0 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, size.width / width)
  return { box, scale, height: size.height / scale }
}
