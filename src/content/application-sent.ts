/** What an applicant is told after sending an application. */
export const applicationSent = {
  reference: 'Your reference',
  next: 'What happens next? Someone in our office will read your application in the next few workdays. If we want to talk with you, we will call or email you.',
  mailed:
    'We are sending you an email with a private link. It shows where your application stands. There you can also withdraw it.',
  call: 'Do you want to know where it stands? Call us and tell us the reference:',
} as const
