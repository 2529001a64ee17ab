import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ApplicationStage } from '#contract/hiring/application-status.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './SelectedApplicants.module.css'
import { stageLabels } from './stages.ts'

const plainStages: ApplicationStage[] = ['new', 'reviewed', 'interviewed']

type StageButtonsProps = { busy: boolean; onChoose: (stage: ApplicationStage) => void }

/** The stages that nobody is told about. One button shows them. */
export function StageButtons({ busy, onChoose }: StageButtonsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        size="small"
        variant="line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Status <ChevronDown className="icon" />
      </Button>
      <div id={id} className={styles.stages} data-open={open}>
        {plainStages.map((stage) => (
          <Button
            key={stage}
            size="small"
            variant="line"
            busy={busy}
            onClick={() => onChoose(stage)}
          >
            <span className="visually-hidden">Set to </span>
            {stageLabels[stage]}
          </Button>
        ))}
      </div>
    </>
  )
}
