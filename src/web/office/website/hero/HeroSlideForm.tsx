import type { z } from 'zod'
import type { PictureFocus } from '#contract/platform/files.ts'
import {
  HeroSlideForm as ExistingSlide,
  type HeroSlide,
  heroLimits,
  NewHeroSlideForm as NewSlide,
} from '#contract/website/hero.ts'
import { errorReason } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/call.ts'
import {
  type CompareOptions,
  pictureDescription,
  pictureFocus,
} from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { PictureDescriptionField, PictureField } from '#web/office/platform/layout/PictureField.tsx'
import { PictureFocusField } from '#web/office/platform/layout/PictureFocusField.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { usePictureAddress } from '#web/ui/PictureInput.tsx'
import styles from './HeroSlideForm.module.css'
import { saveSlide, slidesQuery } from './hero-queries.ts'

/** How two versions of a slide are compared. */
export const heroVersions: CompareOptions<z.input<typeof ExistingSlide>, HeroSlide> = {
  toValues: (slide) => ({
    title: slide?.title ?? '',
    subtitle: slide?.subtitle ?? '',
    imageDescription: slide?.imageDescription ?? '',
    imageFocus: slide?.picture.focus ?? '',
  }),
  fields: {
    title: { label: 'Title', text: ({ title }) => title },
    subtitle: { label: 'Subtitle', text: ({ subtitle }) => subtitle },
    imageDescription: pictureDescription,
    imageFocus: pictureFocus,
  },
  getPicture: (slide) => slide.imageUrl,
}

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
  const { title, subtitle, image, imageFocus } = form.watch()

  return (
    <FormDialog
      title={existing ? 'Edit Hero Slide' : 'Add Hero Slide'}
      width="wide"
      errorText={failure}
      draft={draft}
      saving={saving}
      actions={<HistoryButton draft={draft} busy={saving.isPending} />}
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
        isDecoration: null,
        imageFocus: (
          <PictureFocusField form={form} current={existing?.imageUrl} disabled={saving.isPending} />
        ),
      }}
    >
      {(fields) => (
        <div className={styles.columns}>
          <div className={styles.fields}>
            {fields}
            <SpanishFields draft={draft} busy={saving.isPending} />
          </div>
          <HeroSlidePreview
            title={title}
            subtitle={subtitle}
            image={image ?? (existing ? fileUrl(existing.imageUrl) : undefined)}
            focus={imageFocus}
          />
        </div>
      )}
    </FormDialog>
  )
}

type HeroSlidePreviewProps = {
  title: string
  subtitle: string
  /** The chosen file, or the address of the current picture. */
  image: File | string | undefined
  focus: PictureFocus
}

/** Shows how the slide will look on a computer and on a phone. */
function HeroSlidePreview({ title, subtitle, image, focus }: HeroSlidePreviewProps) {
  const src = usePictureAddress(image)
  return (
    <div className={styles.previews} aria-hidden="true">
      {(['computer', 'phone'] as const).map((screen) => (
        <div key={screen}>
          <p className={styles.label}>Preview, {screen}</p>
          <div className={styles.preview} data-screen={screen}>
            {src ? <img src={src} alt="" data-focus={focus} /> : <div className={styles.blank} />}
            <div className={styles.text}>
              <b>{title || 'Title'}</b>
              {subtitle && <span>{subtitle}</span>}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
