import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './OrderButtons.module.css'
import { useMayEdit } from './use-may.ts'

type OrderButtonsProps = {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  busy?: boolean
}

/** The place of a row, with buttons that move it up or down for those who may. */
export function OrderButtons({ name, index, count, onMove, busy = false }: OrderButtonsProps) {
  const mayEdit = useMayEdit()
  if (!mayEdit) return <b>{index + 1}</b>
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
