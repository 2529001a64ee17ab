import { Quote } from 'lucide-react'
import { networkMessage } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import styles from './ShareStory.module.css'

const loadDialog = async () => (await import('./StoryDialog.tsx')).StoryDialog

/** The way to add one's own words. */
export function ShareStory() {
  const { Part: StoryDialog, show, hide } = useOnDemand(loadDialog)
  const handleClick = () => show().catch(() => toast('error', networkMessage))
  return (
    <div className={styles.ask}>
      <p>Do you know us?</p>
      <button type="button" className={styles.share} onClick={handleClick}>
        <Quote className="icon" /> Share your story
      </button>
      <noscript>
        <a className={styles.write} href="#contact-us">
          Send us your story
        </a>
      </noscript>
      {StoryDialog && <StoryDialog onClose={hide} />}
    </div>
  )
}
