import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import styles from './Pager.module.css'
import { words } from './words.ts'

/** With more items, a number says which one is shown. */
const mostDots = 12

type PagerProps = {
  /** What one item is called, as in "Previous slide". */
  noun: string
  count: number
  selected: number
  onPrevious: () => void
  onNext: () => void
  /** Without it there are no dots. */
  onSelect?: (index: number) => void
  /** Given if it also rotates automatically. */
  rotation?: { playing: boolean; onToggle: () => void } | undefined
  /** The first and last item have no way further, instead of wrapping around. */
  ends?: boolean
}

/** The controls of a slider. The pause button comes first, for people whom motion disturbs. */
export function Pager({
  noun,
  count,
  selected,
  onPrevious,
  onNext,
  onSelect,
  rotation,
  ends = false,
}: PagerProps) {
  const hasDots = onSelect !== undefined && count <= mostDots
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.pager}
      role="group"
      aria-label={words.list(noun)}
      data-size={onSelect && toSize(rotation ? count + 1 : count)}
      data-dots={hasDots}
      data-bare={onSelect === undefined}
    >
      {rotation && (
        <IconButton
          label={rotation.playing ? words.stop(noun) : words.start(noun)}
          icon={
            rotation.playing ? (
              <Pause className="icon" fill="currentColor" />
            ) : (
              <Play className="icon" />
            )
          }
          onClick={rotation.onToggle}
        />
      )}
      <IconButton
        variant={onSelect ? 'plain' : 'round'}
        label={words.previous(noun)}
        icon={<ChevronLeft className="icon" />}
        onClick={onPrevious}
        disabled={ends && selected === 0}
      />
      {(hasDots || count > mostDots) && (
        <span className={styles.now} aria-hidden={hasDots}>
          {words.of(selected + 1, count)}
        </span>
      )}
      {hasDots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
              key={index}
              type="button"
              className={styles.dot}
              aria-label={words.place(noun, index + 1, count)}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => onSelect(index)}
            />
          ))}
        </div>
      )}
      <IconButton
        variant={onSelect ? 'plain' : 'round'}
        label={words.next(noun)}
        icon={<ChevronRight className="icon" />}
        onClick={onNext}
        disabled={ends && selected === count - 1}
      />
    </div>
  )
}

/** The more dots there are, the sooner they move to a row of their own. */
function toSize(count: number) {
  if (count > 8) return 'more'
  return count > 5 ? 'many' : 'few'
}
