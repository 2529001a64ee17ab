/** The texts of the page on which someone is referred online. */
export const referralOnline = {
  title: 'Refer someone online',
  lead: 'Ask us for support, for yourself or for someone else. Tell us what you know, and we call you back.',
  sections: {
    sender: { title: 'Who is referring', intro: 'So that we know whom to call.' },
    person: {
      title: 'The person who would get support',
      intro: 'If you refer yourself, please enter your own name.',
    },
    files: {
      title: 'Files',
      intro: 'You can add a referral form, a plan or a letter. You do not have to.',
    },
    consent: { title: 'Consent' },
  },
  consent:
    'The person, or the guardian or conservator, knows about this referral. They agree that {provider} stores it and calls about it.',
  privacy: {
    title: 'How we guard it',
    points: [
      'What you send is encrypted on its way to us.',
      'Needs and files are encrypted again before they are stored.',
      'Only our intake staff can open it, and each opening is recorded.',
      'Our emails repeat nothing that you write here.',
    ],
  },
  next: {
    title: 'What happens next',
    points: [
      'You get a reference number right away.',
      'Someone from our office calls you.',
      'We plan a visit and talk with the support coordinator.',
    ],
  },
  sent: {
    title: 'Thank you. We have your referral.',
    reference: 'Your reference number',
    keep: 'Please write it down. Tell it to us when you call, and you do not have to start over.',
  },
} as const
