import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from './hydration.ts'

/** How far from a slide the row may be, as a part of its width, to count as there. */
const tolerance = 0.1

/**
 * A row of slides that scrolls and snaps, one visible at a time. Rotation (`autoplay` is the time between slides in
 * milliseconds) pauses while the mouse is over it or the keyboard focus is in it, and stops with its button or under
 * reduced motion.
 */
export function useCarousel(count: number, autoplay: number) {
  const row = useRef<HTMLDivElement>(null)
  /** Where the row scrolls by itself. The slides that pass by on the way are not selected. */
  const target = useRef<number>(undefined)
  const [selected, setSelected] = useState(0)
  const [playing, setPlaying] = useState(autoplay > 0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const rotating = playing && !hovered && !focused && count > 1

  const follow = () => {
    if (!row.current) return
    const place = row.current.scrollLeft / row.current.clientWidth
    const index = Math.round(place)
    const isThere = Math.abs(place - index) < tolerance
    if (!isThere || (target.current ?? index) !== index) return
    target.current = undefined
    setSelected(index)
  }
  const goTo = (index: number) => {
    target.current = index
    setSelected(index)
    row.current?.scrollTo({
      left: index * row.current.clientWidth,
      behavior: reducedMotion().matches ? 'instant' : 'smooth',
    })
  }
  const next = () => goTo((selected + 1) % count)
  const takeOver = () => {
    target.current = undefined
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads and sets only what stays the same
  useEffect(() => {
    // Also runs at once, because a visitor may have scrolled the row before hydration.
    const observer = new ResizeObserver(follow)
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const preference = reducedMotion()
    const applyPreference = () => preference.matches && setPlaying(false)
    applyPreference()
    preference.addEventListener('change', applyPreference)
    return () => preference.removeEventListener('change', applyPreference)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly selected slide restarts the timer
  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(next, autoplay)
    return () => clearTimeout(timer)
  }, [rotating, autoplay, selected, count])

  return {
    /** False until hydration; until then all slides can be read. */
    ready: useHydrated(),
    selected,
    rotating,
    playing,
    goTo,
    next,
    previous: () => goTo((selected - 1 + count) % count),
    togglePlaying: () => {
      setPlaying((before) => !before)
      setFocused(false)
    },
    rowProps: { ref: row, onScroll: follow, onPointerDown: takeOver, onWheel: takeOver },
    pauseHandlers: {
      // Only for a mouse, because after a tap the pointer never leaves.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setFocused(true)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
