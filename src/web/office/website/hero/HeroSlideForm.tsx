import {
  HeroSlideForm as ExistingSlide,
  type HeroSlide,
  heroLimits,
  NewHeroSlideForm as NewSlide,
} from '#contract/website/hero.ts'
import { errorReason } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/call.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { useSave } from '#web/office/platform/drafts/use-save.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { PictureDescriptionField } from '#web/office/platform/layout/PictureDescriptionField.tsx'
import { PictureField } from '#web/office/platform/layout/PictureField.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './HeroSlideForm.module.css'
import { HeroSlidePreview } from './HeroSlidePreview.tsx'
import { saveSlide, slidesQuery } from './hero-queries.ts'
import { heroVersions } from './hero-versions.ts'

type HeroSlideFormProps = { slide?: HeroSlide; count: number; onClose: () => void }

/** Adds or edits a slide. */
export function HeroSlideForm({ slide, count, onClose }: HeroSlideFormProps) {
  const draft = useDraftForm({
    kind: 'hero slide',
    item: slide,
    schema: (existing) => (existing ? ExistingSlide : NewSlide),
    start: heroVersions.toValues(slide),
    compare: heroVersions,
    addsNew: true,
    onClose,
  })
  const existing = draft.item
  const failure = (error: Error) => errorReason(error, 'Failed to save hero slide')
  const saving = useSave(draft, {
    save: (values: ExistingSlide, item) => saveSlide(values, item, count),
    reload: slidesQuery.queryKey,
    success: existing ? 'Hero slide updated successfully' : 'Hero slide created successfully',
    failure,
  })
  const { form } = draft
  const { title, subtitle, image } = form.watch()

  return (
    <FormDialog
      title={existing ? 'Edit Hero Slide' : 'Add Hero Slide'}
      width="wide"
      errorText={failure}
      draft={draft}
      saving={saving}
      fields={{
        title: (
          <FormField
            form={form}
            name="title"
            label="Title"
            required
            disabled={saving.isPending}
            max={heroLimits.title}
          />
        ),
        subtitle: (
          <FormField
            form={form}
            name="subtitle"
            as={TextArea}
            label="Subtitle"
            disabled={saving.isPending}
            max={heroLimits.subtitle}
          />
        ),
        image: (
          <PictureField
            control={form.control}
            name="image"
            advice="Recommended size: 1200x600px. Keep faces in the right half."
            current={existing?.imageUrl}
            required={!existing}
            requiredNote="required for new slides"
            disabled={saving.isPending}
          />
        ),
        imageDescription: (
          <PictureDescriptionField
            form={form}
            current={existing?.imageUrl}
            disabled={saving.isPending}
          />
        ),
      }}
    >
      {(fields) => (
        <div className={styles.columns}>
          <div className={styles.fields}>{fields}</div>
          <HeroSlidePreview
            title={title}
            subtitle={subtitle}
            image={image ?? (existing ? fileUrl(existing.imageUrl) : undefined)}
          />
        </div>
      )}
    </FormDialog>
  )
}
