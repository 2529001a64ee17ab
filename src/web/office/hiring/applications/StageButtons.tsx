import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type ApplicationStage, applicationStages } from '#contract/hiring/application-status.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './SelectedApplicants.module.css'
import { stageLabels } from './stages.ts'

type StageButtonsProps = { busy: boolean; onChoose: (stage: ApplicationStage) => void }

/** A button for each stage. On a small screen, one button shows them. */
export function StageButtons({ busy, onChoose }: StageButtonsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <span className={styles.toggle}>
        <Button
          size="small"
          variant="line"
          wide
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Status <ChevronDown className="icon" />
        </Button>
      </span>
      <div id={id} className={styles.stages} data-open={open}>
        {applicationStages.map((stage) => (
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
