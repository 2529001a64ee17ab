import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { Pager } from './Pager.tsx'
import { useCarousel } from './use-carousel.ts'
import { words } from './words.ts'

type CarouselProps<T> = {
  /** What it shows. Screen readers add the word "carousel". */
  label: string
  /** What one item is called, as in "Previous slide". */
  noun: string
  items: T[]
  itemKey: (item: T, index: number) => string
  /** `current` is true for the visible item. */
  children: (item: T, index: number, current: boolean) => ReactNode
  /** Milliseconds between slides; without it they do not change by themselves. */
  autoplay?: number
  className?: string | undefined
  controlsClassName?: string | undefined
}

/** Shows one item at a time in a row that scrolls, following the WAI-ARIA carousel pattern. */
export function Carousel<T>({
  label,
  noun,
  items,
  itemKey,
  children,
  autoplay = 0,
  className = '',
  controlsClassName = '',
}: CarouselProps<T>) {
  const carousel = useCarousel(items.length, autoplay)
  const { ready, selected, rotating } = carousel
  return (
    <section
      className={className}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...carousel.pauseHandlers}
    >
      {items.length > 1 && (
        <div className={`${styles.controls} ${controlsClassName}`}>
          <Pager
            noun={noun}
            count={items.length}
            selected={selected}
            onPrevious={carousel.previous}
            onNext={carousel.next}
            onSelect={carousel.goTo}
            rotation={
              autoplay > 0
                ? { playing: carousel.playing, onToggle: carousel.togglePlaying }
                : undefined
            }
          />
        </div>
      )}
      <div
        {...carousel.rowProps}
        className={styles.row}
        data-ready={ready}
        // Without JavaScript, the row must be focusable so that the keyboard can scroll it.
        tabIndex={ready ? undefined : 0}
      >
        <div className={styles.slides} aria-live={rotating ? 'off' : 'polite'}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group
            <div
              key={itemKey(item, index)}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.of(index + 1, items.length)}
              inert={ready && index !== selected}
            >
              {children(item, index, index === selected)}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
