/** The summary is shown above the full consent text, in plain language. */
export const consentSummary = [
  'We check your background before you work with the people we support.',
  'We may ask you to take a drug test.',
  'We keep your application and your documents safe, for as long as the law requires.',
  'We may write, text or call you about this application.',
  'What you tell us must be true.',
  'It is your choice to agree. No one can make you.',
]

export const consentText: { title: string; text: string }[] = [
  {
    title: 'Background checks',
    text: 'I agree that the provider may check my background for this job. This covers criminal records, abuse and sex offender registries, my identity and my right to work, my driving record if the job includes driving, and my work history, including a call to my most recent employer. Tennessee law asks that the criminal background check is complete before I have direct contact with people the provider supports. I agree to give fingerprints or to release information to a licensed investigation company if I am asked to.',
  },
  {
    title: 'Drug testing',
    text: 'I agree to take a drug test if the provider asks for one after a job offer, and later during my work where the law and the provider’s policy allow it. I understand that refusing a test, or a result that breaks the policy, may end the offer or the job.',
  },
  {
    title: 'Record retention',
    text: 'I understand that the provider keeps my application, my resume and my identification documents as long as the law and its licenses require, and then destroys them. They are stored encrypted. Only staff who take part in hiring may open them, and we log every time one is opened.',
  },
  {
    title: 'Electronic communication',
    text: 'I agree that the provider may contact me by email, text message or phone about this application, and that my agreement here has the same force as my signature on paper. I may ask for a paper copy, and I may tell the provider at any time to write by mail instead.',
  },
  {
    title: 'Accuracy of information',
    text: 'I confirm that everything in this application and in my documents is true and complete, and that the documents are my own. I understand that false or missing information may end my application or my job.',
  },
  {
    title: 'Voluntary agreement',
    text: 'I have read this agreement, or someone has read it to me. I had the chance to ask questions. I agree of my own free will. This agreement is not a contract of employment and promises no job.',
  },
]

/** What an applicant is told after sending an application. */
export const applicationSent = {
  reference: 'Your reference',
  next: 'What happens next? Someone in our office will read your application in the next few workdays. If we want to talk with you, we’ll call or email you.',
  mailed:
    'We’re sending you an email with a private link. It shows where your application stands, and you can withdraw it there.',
  call: 'Want to know where it stands? Call us with your reference:',
} as const
