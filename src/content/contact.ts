/** The words of the contact section and its form. */
export const contactTexts = {
  title: 'Contact Us',
  address: 'Office address',
  phone: 'Phone',
  hours: 'Opening hours',
  email: 'Email',
  noFacts: 'Please write to us. We’ll get back to you.',
  form: 'Send us a message',
  name: 'Full Name',
  message: 'Message',
  /** Before the phone number, if there is one. */
  noHealth: 'Please leave out health details. We’ll talk about those by phone',
  question: (subject: string) => `I have a question about ${subject}: `,
  send: 'Send',
  sending: 'Sending...',
  notLoaded: 'Failed to submit contact form. Please try again.',
  failed: 'Failed to submit contact form',
}

/** The page that a browser without JavaScript gets. */
export const contactResult = {
  description: (name: string) => `Your message to ${name}.`,
  title: 'Your message hasn’t been sent yet',
  text: 'Please fix the fields marked below. Nothing you typed was lost.',
}
