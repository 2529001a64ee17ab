import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from 'react'

type CarouselOptions = {
  loop: boolean
  /** Milliseconds between slides; 0 for no automatic rotation. */
  autoplay?: number
}

/**
 * A row of slides, one visible at a time. Rotation pauses while the mouse is over it or the keyboard
 * focus is in it, and stops with its button or under reduced motion.
 */
export function useCarousel(count: number, { loop, autoplay = 0 }: CarouselOptions) {
  const [viewport, embla] = useEmblaCarousel({ loop, duration: 30 })
  const [selected, setSelected] = useState(0)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState(autoplay > 0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const rotating = playing && !hovered && !focused && count > 1

  useEffect(() => {
    if (!embla) return
    const follow = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    // A visitor may have scrolled the row before hydration, but the dots start with the first slide.
    embla.rootNode().scrollLeft = 0
    setReady(true)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const applyPreference = () => preference.matches && setPlaying(false)
    applyPreference()
    preference.addEventListener('change', applyPreference)
    return () => preference.removeEventListener('change', applyPreference)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected slide restarts the timer
  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(() => embla?.scrollNext(reducedMotion()), autoplay)
    return () => clearTimeout(timer)
  }, [embla, rotating, autoplay, selected])

  return {
    viewport,
    /** False until hydration; until then all slides can be read. */
    ready,
    selected,
    rotating,
    playing,
    previous: useCallback(() => embla?.scrollPrev(reducedMotion()), [embla]),
    next: useCallback(() => embla?.scrollNext(reducedMotion()), [embla]),
    goTo: useCallback((index: number) => embla?.scrollTo(index, reducedMotion()), [embla]),
    togglePlaying: () => {
      setPlaying((before) => !before)
      setFocused(false)
    },
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

/** Under reduced motion, slides change without animation. */
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
