import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './OrderButtons.module.css'

type OrderButtonsProps = {
  name: string
  index: number
  ids: string[]
  onOrder: (ids: string[]) => void
  busy: boolean
}

/** Moves a row one place up or down. */
export function OrderButtons({ name, index, ids, onOrder, busy }: OrderButtonsProps) {
  const move = (to: number) => {
    const id = ids[index]
    if (id) onOrder(ids.filter((each) => each !== id).toSpliced(to, 0, id))
  }
  return (
    <div className={styles.order}>
      <IconButton
        variant="square"
        label={`Move ${name} up`}
        icon={<ChevronUp className="icon" />}
        onClick={() => move(index - 1)}
        disabled={busy || index === 0}
      />
      <b>{index + 1}</b>
      <IconButton
        variant="square"
        label={`Move ${name} down`}
        icon={<ChevronDown className="icon" />}
        onClick={() => move(index + 1)}
        disabled={busy || index === ids.length - 1}
      />
    </div>
  )
}
