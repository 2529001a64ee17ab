/** The texts of the page on which someone is referred online. */
export const referralOnline = {
  title: 'Refer someone online',
  lead: 'Ask us for support, for yourself or for someone else. Tell us what you can. We’ll call you back.',
  sections: {
    sender: {
      title: 'Who is referring',
      intro: 'So we know who to call. A phone number or an email address is enough.',
    },
    person: {
      title: 'The person who would get support',
      intro: 'If you’re referring yourself, please enter your own name.',
    },
    more: {
      title: 'More about the person',
      intro: 'Leave out what you don’t know.',
    },
    files: {
      title: 'Files',
      intro: 'You can add a referral form, a plan or a letter. You don’t have to.',
    },
    consent: { title: 'Consent' },
  },
  consent:
    'The person, or the guardian or conservator, knows about this referral. They agree that {provider} stores it and calls about it.',
  privacy: {
    title: 'How we protect your information',
    points: [
      'What you send is encrypted on its way to us.',
      'Needs and files are encrypted again before they are stored.',
      'Only our intake staff can open it, and we log every time one is opened.',
      'Our emails never include what you write here.',
    ],
  },
  next: {
    title: 'What happens next',
    points: [
      'You get a reference number right away.',
      'Someone from our office will call or email you{callBack}.',
      'We’ll plan a visit and talk with the support coordinator.',
    ],
  },
  sent: {
    title: 'Thank you. We’ve got your referral.',
    reference: 'Your reference number',
    keep: 'Please write it down. If you give it to us when you call, you won’t have to start over.',
    follow:
      'This private link shows where your referral stands. There you can also add what’s missing or withdraw it. Please save the link, and don’t share it.',
    open: 'See where it stands',
    contact: 'Your contact is {contact}.',
  },
} as const
