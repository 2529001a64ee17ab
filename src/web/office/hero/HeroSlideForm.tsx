import {
  type HeroSlide,
  heroLimits,
  HeroSlideForm as KnownSlide,
  NewHeroSlideForm as NewSlide,
} from '#contract/hero.ts'
import { reasonOf } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/call.ts'
import { countOf, TextArea, TextField } from '#web/ui/Field.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { PictureField } from '../layout/PictureField.tsx'
import { useChange } from '../layout/use-change.ts'
import styles from './HeroSlideForm.module.css'
import { HeroSlidePreview } from './HeroSlidePreview.tsx'
import { saveSlide, slidesQuery } from './hero-queries.ts'

type HeroSlideFormProps = { slide?: HeroSlide; count: number; onClose: () => void }

/** Adds a slide, or changes one. */
export function HeroSlideForm({ slide, count, onClose }: HeroSlideFormProps) {
  const kept = useKeptForm({
    kind: 'hero slide',
    item: slide,
    schema: slide ? KnownSlide : NewSlide,
    start: { title: slide?.title ?? '', subtitle: slide?.subtitle ?? '' },
    onClose,
  })
  const failure = (error: Error) => reasonOf(error, 'Failed to save hero slide')
  const saving = useChange({
    change: (values: KnownSlide) => saveSlide(values, kept.item, count),
    reload: slidesQuery.queryKey,
    success: slide ? 'Hero slide updated successfully' : 'Hero slide created successfully',
    failure,
    onDone: kept.done,
  })
  const { form } = kept
  const { errors } = form.formState
  const { title, subtitle, image } = form.watch()

  return (
    <FormDialog
      title={slide ? 'Edit Hero Slide' : 'Add Hero Slide'}
      width="wide"
      problemOf={failure}
      kept={kept}
      saving={saving}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            label="Title"
            required
            disabled={saving.isPending}
            error={errors.title?.message}
            hint={countOf(title, heroLimits.title)}
            {...form.register('title')}
          />
          <TextArea
            label="Subtitle"
            disabled={saving.isPending}
            error={errors.subtitle?.message}
            hint={countOf(subtitle, heroLimits.subtitle)}
            {...form.register('subtitle')}
          />
          <PictureField
            control={form.control}
            name="image"
            advice="Recommended size: 1200x600px. Keep faces in the right half."
            current={slide?.imageUrl}
            required={!slide}
            requiredNote="required for new slides"
            disabled={saving.isPending}
          />
        </div>
        <HeroSlidePreview
          title={title}
          subtitle={subtitle ?? ''}
          image={image ?? (slide ? fileUrl(slide.imageUrl) : undefined)}
        />
      </div>
    </FormDialog>
  )
}
