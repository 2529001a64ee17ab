import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from 'react'

type CarouselOptions = {
  loop: boolean
  /** Milliseconds from one slide to the next by itself; 0 for never. */
  autoplay?: number
}

/**
 * A row of slides of which one is seen. Rotation pauses while the mouse is over it and while it has
 * the keyboard's focus, stops by its button and under reduced motion, and goes on after a click.
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
    // Who had scrolled the row by hand begins again with the first slide, as the dots say.
    embla.rootNode().scrollLeft = 0
    setReady(true)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const obey = () => preference.matches && setPlaying(false)
    obey()
    preference.addEventListener('change', obey)
    return () => preference.removeEventListener('change', obey)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected slide gets its full time
  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(() => embla?.scrollNext(isStill()), autoplay)
    return () => clearTimeout(timer)
  }, [embla, rotating, autoplay, selected])

  return {
    viewport,
    /** False until the script has taken over: then all slides are there to be read. */
    ready,
    selected,
    rotating,
    playing,
    previous: useCallback(() => embla?.scrollPrev(isStill()), [embla]),
    next: useCallback(() => embla?.scrollNext(isStill()), [embla]),
    goTo: useCallback((index: number) => embla?.scrollTo(index, isStill()), [embla]),
    togglePlaying: () => {
      setPlaying((before) => !before)
      setFocused(false)
    },
    pauseHandlers: {
      // A finger that has tapped never leaves: only a mouse hovers.
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

/** Under reduced motion a slide is there at once. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
