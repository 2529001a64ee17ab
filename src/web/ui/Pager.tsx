import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import styles from './Pager.module.css'
import type { CarouselState } from './use-carousel.ts'

type PagerProps = { noun: string; count: number; carousel: CarouselState; rotates: boolean }

/** The controls of a carousel in one pill. Stopping comes first, for whoever needs stillness. */
export function Pager({ noun, count, carousel, rotates }: PagerProps) {
  const { selected, playing, previous, next, goTo, togglePlaying } = carousel
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.pager} role="group" aria-label={`${capital(noun)}s`}>
      {rotates && (
        <IconButton
          label={`${playing ? 'Stop' : 'Start'} ${noun} rotation`}
          icon={
            playing ? <Pause className="icon" fill="currentColor" /> : <Play className="icon" />
          }
          onClick={togglePlaying}
        />
      )}
      <IconButton
        label={`Previous ${noun}`}
        icon={<ChevronLeft className="icon" />}
        onClick={previous}
      />
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`${capital(noun)} ${index + 1} of ${count}`}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
      <IconButton label={`Next ${noun}`} icon={<ChevronRight className="icon" />} onClick={next} />
    </div>
  )
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
