import type { EditedNotice, NoticeForm } from '#contract/website/notices.ts'
import { type CompareOptions, linesOfRichText } from '#web/office/platform/drafts/compare.ts'

/** How two versions of a notice are compared. */
export const noticeVersions: CompareOptions<NoticeForm, EditedNotice> = {
  toValues: (notice) => ({ text: notice?.text ?? '' }),
  fields: { text: { label: 'Text', text: ({ text }) => linesOfRichText(text) } },
}
