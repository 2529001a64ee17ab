import { useSampleRemoval } from '#web/office/platform/banners/use-sample-removal.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SuccessMessage } from '#web/ui/States.tsx'
import styles from './Setup.module.css'
import { StepButtons } from './StepButtons.tsx'
import { useMark } from './setup-queries.ts'

/** Samples are removed after a question, or kept on purpose. */
export function SamplesStep({ onDone }: { onDone: () => void }) {
  const { count, loaded, ask, dialog } = useSampleRemoval()
  const keeping = useMark('Sample content stays')
  const keep = () => keeping.mutate('samples kept', { onSuccess: onDone })
  return (
    <Panel title="Keep or remove the samples">
      <div className={styles.body}>
        <p>
          The site came with sample slides, jobs, events, team members and stories, and with the
          details of a provider that does not exist. Remove them before families see the site. What
          you entered or changed stays.
        </p>
        {loaded && count === 0 ? (
          <>
            <SuccessMessage>No sample content is left.</SuccessMessage>
            <div className={styles.buttons}>
              <Button onClick={onDone}>Continue</Button>
            </div>
          </>
        ) : (
          <StepButtons onSkip={onDone}>
            <Button disabled={!loaded} onClick={ask}>
              Remove sample content
            </Button>
            <Button variant="line" busy={keeping.isPending} onClick={keep}>
              Keep it for now
            </Button>
          </StepButtons>
        )}
        {dialog}
      </div>
    </Panel>
  )
}
