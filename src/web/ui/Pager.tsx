import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import styles from './Pager.module.css'

type PagerProps = {
  /** What it turns, as in "Previous slide". */
  noun: string
  count: number
  selected: number
  onPrevious: () => void
  onNext: () => void
  /** Goes to one of them; without it there are only the arrows. */
  onSelect?: (index: number) => void
  /** Given when it also turns by itself. */
  rotation?: { playing: boolean; onToggle: () => void } | undefined
  /** There is no way on at the first and the last. */
  ends?: boolean
}

/** The controls of a slider in one pill. Stopping comes first, for whoever needs stillness. */
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.pager}
      role="group"
      aria-label={capital(noun.endsWith('s') ? noun : `${noun}s`)}
      data-size={onSelect && sizeOf(rotation ? count + 1 : count)}
      data-bare={onSelect === undefined}
    >
      {rotation && (
        <IconButton
          label={`${rotation.playing ? 'Stop' : 'Start'} ${noun} rotation`}
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
        label={`Previous ${noun}`}
        icon={<ChevronLeft className="icon" />}
        onClick={onPrevious}
        disabled={ends && selected === 0}
      />
      {onSelect && (
        <>
          <span className={styles.now} aria-hidden="true">
            {selected + 1} of {count}
          </span>
          <div className={styles.dots}>
            {Array.from({ length: count }, (_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                type="button"
                className={styles.dot}
                aria-label={`${capital(noun)} ${index + 1} of ${count}`}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => onSelect(index)}
              />
            ))}
          </div>
        </>
      )}
      <IconButton
        variant={onSelect ? 'plain' : 'round'}
        label={`Next ${noun}`}
        icon={<ChevronRight className="icon" />}
        onClick={onNext}
        disabled={ends && selected === count - 1}
      />
    </div>
  )
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Many dots get a row of their own on a phone, more of them several rows, a crowd of them everywhere. */
function sizeOf(count: number) {
  if (count > 16) return 'crowd'
  if (count > 8) return 'more'
  return count > 5 ? 'many' : 'few'
}
