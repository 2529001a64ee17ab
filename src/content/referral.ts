export const referral = {
  title: 'Referral and intake in three steps',
  lead: 'You do not need all the answers to begin. Call us, and we will go through it together.',
  steps: [
    {
      title: 'Submit an application',
      text: 'Do it by phone or email. We ask a few questions and tell you what comes next.',
    },
    {
      title: 'Complete the referral form',
      text: 'Download it here. You can also get it from the TennCare intake processor, or by fax from the person’s provider.',
    },
    {
      title: 'Coordinate with the support coordinator',
      text: 'We meet with the support coordinator to plan services and set a start date.',
    },
  ],
  online: {
    path: '/referral/online',
    label: 'Refer someone online',
    note: 'Private. About five minutes.',
  },
  form: { path: '/referral-form.docx', fileName: 'referral-form.docx' },
} as const
