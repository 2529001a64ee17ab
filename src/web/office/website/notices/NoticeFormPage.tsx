import { noticeTitles } from '#content/notices.ts'
import { type EditedNotice, NoticeForm, noticeLimits } from '#contract/website/notices.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { type CompareOptions, linesOfRichText } from '#web/office/platform/drafts/compare.ts'
import { FormProblem } from '#web/office/platform/drafts/SaveProblem.tsx'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { RichTextField } from '#web/office/platform/layout/RichTextField.tsx'
import { SubPage } from '#web/office/platform/layout/SubPage.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { EasyTextField } from '../easy/EasyTextField.tsx'
import styles from './Notices.module.css'
import { noticesQuery, saveNotice } from './notices-queries.ts'

/** How two versions of a notice are compared. */
export const noticeVersions: CompareOptions<NoticeForm, EditedNotice> = {
  toValues: (notice) => ({ text: notice?.text ?? '', easyText: notice?.easyText ?? '' }),
  fields: {
    text: { label: 'Text', text: ({ text }) => linesOfRichText(text) },
    easyText: { label: 'Easy Read', text: ({ easyText }) => easyText },
  },
}

const failure = 'Failed to save the notice. Please try again.'

type NoticeFormPageProps = { notice: EditedNotice; onClose: () => void }

/** Edits the text of a notice, in place of the list. */
export function NoticeFormPage({ notice, onClose }: NoticeFormPageProps) {
  const draft = useDraftForm({
    kind: 'notice',
    item: notice,
    schema: NoticeForm,
    start: noticeVersions.toValues(notice),
    compare: noticeVersions,
    onClose,
  })
  const { form, cancel } = draft
  const edited = draft.item ?? notice
  const saving = useSave(draft, {
    save: (values: NoticeForm, version = notice) => saveNotice(values, version),
    reload: noticesQuery.queryKey,
    success: edited.published
      ? 'Notice saved. Visitors see the new text.'
      : 'Notice saved. Publish it when it is ready.',
    failure,
  })
  const save = form.handleSubmit((values) => saving.mutate(values))
  const busy = saving.isPending

  return (
    <SubPage title={noticeTitles[notice.id]} onBack={cancel} busy={busy}>
      <form onSubmit={save} noValidate>
        <PlainPanel>
          <fieldset className={styles.form} aria-label="Notice" disabled={busy}>
            {draft.note && <Remark>{draft.note}</Remark>}
            <FormProblem
              draft={draft}
              error={saving.error}
              message={errorMessage(saving.error, failure)}
              onSave={save}
            />
            <RichTextField
              form={form}
              name="text"
              label="Text"
              version={edited.updatedAt}
              required
              hint={`${
                edited.published
                  ? 'It is published: visitors see a change as soon as you save it.'
                  : 'Visitors see it after you publish it.'
              } Begin a paragraph in another language with its name, such as “Español:”, so that screen readers speak it that way.`}
            />
            <EasyTextField form={form} name="easyText" max={noticeLimits.easyText} />
            <SpanishFields draft={draft} busy={busy} />
            <Status>{busy && 'Saving...'}</Status>
            <div className={styles.buttons}>
              <Button type="submit" busy={busy}>
                {busy ? 'Saving...' : 'Save'}
              </Button>
              <HistoryButton draft={draft} busy={busy} />
              <Button variant="quiet" onClick={cancel} disabled={busy}>
                Cancel
              </Button>
            </div>
          </fieldset>
        </PlainPanel>
      </form>
    </SubPage>
  )
}
