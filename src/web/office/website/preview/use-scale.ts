import { useSize } from '#web/ui/use-size.ts'

/** The scale at which something of this width fits into a box, and the size of that box. */
export function useScale(width: number) {
  const size = useSize<HTMLDivElement>({ width, height: 0 })
  const scale = Math.min(1, size.width / width)
  return { box: size.box, scale, height: size.height / scale }
}
