import type { Critical } from './critical.ts'

/** The words of the dialog in which people send their story. */
export const story = {
  title: 'Share your story',
  /** As in "Bring back my story". */
  noun: 'story',
  lead: 'We read every story before it goes on the site.',
  fix: 'Please fix the fields marked below. Nothing you typed was lost.',
  name: 'The name to show',
  nameHint: 'A first name is enough. You can also write “A father in Putnam County”.',
  words: 'Your words',
  wordsHint: 'Please leave out health details and other people’s full names.',
  cancel: 'Cancel',
  send: 'Send my story',
  sending: 'Sending...',
  failed: 'Your story couldn’t be sent. Please try again.',
  sent: 'Thank you. We got your story.',
  next: 'We’ll read it in the next few days. When it’s on the site, you’ll find it under “In their own words”.',
  close: 'Close',
}

/** What a sender agrees to. */
export const storyPermission: Critical<string> = {
  id: 'story-permission',
  en: 'You may show my words and this name on your website. I can ask you to take them down at any time.',
}
