import type { NoticeId } from '#contract/website/notices.ts'

/** The page of the notices. Their texts are the provider's own, so there is no sample text. */
export const notices = {
  path: '/notices',
  title: 'Notices',
  description: (name: string, notices: string) => `Notices of ${name}: ${notices}.`,
  loading: 'Loading the notices...',
  failed: 'Failed to load the notices. Please try again.',
} as const

export const noticeTitles: Record<NoticeId, string> = {
  'non-discrimination': 'Non-discrimination',
  'language-help': 'Language help',
  'how-to-complain': 'How to complain',
}
