import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import styles from './Setup.module.css'
import { StepButtons } from './StepButtons.tsx'
import { useMark } from './setup-queries.ts'

/** The texts of the page are changed where they are seen, or kept on purpose. */
export function WordsStep({ onDone }: { onDone: () => void }) {
  const keeping = useMark('The words stay as they are')
  const keep = () => keeping.mutate('words kept', { onSuccess: onDone })
  return (
    <Panel title="Your words">
      <div className={styles.body}>
        <p>
          The site came with words about your mission, values, programs and jobs. In Edit Website
          you click a section of the page and write it your way. Then come back to the Set-up.
        </p>
        <StepButtons onSkip={onDone}>
          <LinkButton href={sectionPath('edit-website')}>Go to Edit Website</LinkButton>
          <Button variant="line" busy={keeping.isPending} onClick={keep}>
            Keep these words
          </Button>
        </StepButtons>
      </div>
    </Panel>
  )
}
