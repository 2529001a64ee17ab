/** Where people refer someone. */
export const referral = {
  online: {
    path: '/referral/online',
    label: 'Refer someone online',
    note: 'Private. About five minutes.',
  },
  form: {
    path: '/referral-form.docx',
    fileName: 'referral-form.docx',
    label: 'Download referral form',
    kind: 'Word document',
    success: 'Referral form downloaded successfully!',
    failure: 'Error downloading referral form. Please try again.',
  },
} as const

/** In an object of its own, because it comes with the page and not with the script. */
export const referralTexts = {
  title: 'Referral and intake in three steps',
  lead: 'You don’t need all the answers to begin. Ask us, and we’ll go through it together.',
  firstTitle: 'Submit an application',
  first: 'Call or email us. We’ll ask a few questions and explain what happens next.',
  secondTitle: 'Complete the referral form',
  second:
    'Download it here. You can also get it from the TennCare intake processor, or by fax from the person’s provider.',
  thirdTitle: 'Coordinate with the support coordinator',
  third: 'We’ll meet with the support coordinator to plan services and set a start date.',
} as const
