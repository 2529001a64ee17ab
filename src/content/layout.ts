import type { Language } from '#contract/platform/language.ts'

/** The words of the header, the menu and the footer. */
export const layout = {
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  easyRead: 'Easy Read',
  /** Before the phone number, as are the next ones that end with a colon. */
  call: 'Call',
  rights: 'All rights reserved.',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  notices: 'Notices',
  promise:
    'We use what you send us only to answer you and to run our services. Applications and documents are kept private. By using this site you agree to its terms.',
  readPrivacy: 'Read our privacy notice and terms',
  quickLinks: 'Quick Links',
  resources: 'Resources and Information',
  licensing: 'Licensing and Affiliations',
  alsoCall: 'You can also call us:',
  orCall: 'Or call us:',
  or: 'or',
  writeToUs: 'write to us with the contact form',
  home: 'Go to the home page',
  reachUs: 'How to reach us',
  lastChanged: (day: string) => `Last changed: ${day}`,
  ask: 'Ask a question',
  questions: 'Questions',
  notFound: {
    /** In the tab of the browser. */
    tabTitle: 'Page not found',
    description: (name: string) => `This page of ${name} can’t be found.`,
    title: 'This path ends here',
    text: 'We can’t find that page. It may have moved, or the address may be wrong.',
  },
}

/** The other language, named in itself. */
export const otherLanguage = {
  code: 'es' as Language,
  name: 'Español',
}
