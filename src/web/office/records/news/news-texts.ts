import type { NewsKind } from '#contract/records/news.ts'

type NewsText = {
  /** What someone did, after the name. */
  happened: string
  /** On a row of the list. */
  mark: string
  /** What can be mailed. */
  choice: string
  section: string
}

export const newsTexts: Record<NewsKind, NewsText> = {
  withdrawal: {
    happened: 'withdrew the application',
    mark: 'Withdrew',
    choice: 'An applicant withdraws',
    section: 'applicants',
  },
  document: {
    happened: 'added a document',
    mark: 'Added a document',
    choice: 'An applicant adds a document',
    section: 'applicants',
  },
  acknowledgement: {
    happened: 'acknowledged the disclosure',
    mark: 'Acknowledged',
    choice: 'Someone acknowledges the disclosure',
    section: 'applicants',
  },
  reply: {
    happened: 'wrote again',
    mark: 'Wrote again',
    choice: 'Someone writes again whom we answered',
    section: 'contact-us',
  },
  referral: {
    happened: 'has news from the sender of the referral',
    mark: 'News from the sender',
    choice: 'The sender of a referral adds something or withdraws it',
    section: 'referrals',
  },
}
