import type { HeroSlide } from '#contract/website/hero.ts'
import { fileUrl } from '#web/api/call.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import styles from './HeroSlideDetails.module.css'

export function HeroSlideDetails({ slide, onClose }: { slide: HeroSlide; onClose: () => void }) {
  return (
    <Dialog
      title="Hero Slide Details"
      onClose={onClose}
      footer={
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DialogBody reading>
        <img
          className={styles.picture}
          src={fileUrl(slide.imageUrl)}
          alt={slide.imageDescription || `The slide ${slide.title}`}
          width={slide.picture?.width}
          height={slide.picture?.height}
        />
        <Details
          entries={[
            ['Title', slide.title],
            ['Subtitle', slide.subtitle || 'No subtitle'],
            ['The picture shows', slide.imageDescription || 'Not described yet'],
            ['Created', formatDateTime(slide.createdAt)],
            ['Last Updated', formatDateTime(slide.updatedAt)],
            ['Order', slide.order],
            ['Status', slide.isActive ? 'Active' : 'Inactive'],
          ]}
        />
      </DialogBody>
    </Dialog>
  )
}
