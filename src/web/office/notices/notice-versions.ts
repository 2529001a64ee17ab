import type { EditedNotice, NoticeForm } from '#contract/notices.ts'
import { type CompareOptions, linesOfRichText } from '../drafts/compare.ts'

/** How two versions of a notice are compared. */
export const noticeVersions: CompareOptions<NoticeForm, EditedNotice> = {
  valuesOf: (notice) => ({ text: notice?.text ?? '' }),
  parts: { text: { label: 'Text', text: ({ text }) => linesOfRichText(text) } },
}
