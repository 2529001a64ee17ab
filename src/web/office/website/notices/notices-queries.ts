import { queryOptions } from '@tanstack/react-query'
import { type EditedNotice, type NoticeForm, noticeCalls } from '#contract/website/notices.ts'
import { call } from '#web/api/call.ts'

export const noticesQuery = queryOptions({
  queryKey: ['office', 'notices'],
  queryFn: async () => (await call(noticeCalls.listAll, {})).data,
})

export const saveNotice = ({ text, easyText }: NoticeForm, { id, updatedAt }: EditedNotice) =>
  call(noticeCalls.save, { params: { id }, body: { text, easyText, updatedAt } })

/** Only the version that was on the screen, so that nobody publishes a text that they have not seen. */
export const setNoticePublished = ({ id, published, updatedAt }: EditedNotice) =>
  call(noticeCalls.setPublished, { params: { id }, body: { published, updatedAt } })
