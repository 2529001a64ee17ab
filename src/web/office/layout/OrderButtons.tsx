import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './OrderButtons.module.css'

type OrderButtonsProps = {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  busy?: boolean
}

/** Buttons that move a row up or down. */
export function OrderButtons({ name, index, count, onMove, busy = false }: OrderButtonsProps) {
  return (
    <div className={styles.order}>
      <IconButton
        variant="square"
        label={`Move ${name} up`}
        icon={<ChevronUp className="icon" />}
        onClick={() => onMove(index - 1)}
        disabled={busy || index === 0}
      />
      <b>{index + 1}</b>
      <IconButton
        variant="square"
        label={`Move ${name} down`}
        icon={<ChevronDown className="icon" />}
        onClick={() => onMove(index + 1)}
        disabled={busy || index === count - 1}
      />
    </div>
  )
}
