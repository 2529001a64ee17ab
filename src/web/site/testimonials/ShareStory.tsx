import { Quote } from 'lucide-react'
import { testimonialTexts } from '#content/testimonial-texts.ts'
import { useHydrated } from '#web/ui/hydration.ts'
import { useOnDemand } from '#web/ui/lazy-component.tsx'
import styles from './ShareStory.module.css'

const loadDialog = async () => (await import('./StoryDialog.tsx')).StoryDialog

/** Opens the story dialog. Without JavaScript it links to the contact form. */
export function ShareStory() {
  const { Component: StoryDialog, show, hide } = useOnDemand(loadDialog)
  const hydrated = useHydrated()
  const words = (
    <>
      <Quote className="icon" /> {testimonialTexts.share}
    </>
  )
  return (
    <div className={styles.invitation}>
      <p>{testimonialTexts.invitation}</p>
      {hydrated ? (
        <button type="button" className={styles.share} onClick={show}>
          {words}
        </button>
      ) : (
        <a className={styles.share} href="#contact-us">
          {words}
        </a>
      )}
      {StoryDialog && <StoryDialog onClose={hide} />}
    </div>
  )
}
