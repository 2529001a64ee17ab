/** The words of the parts that every page can have. Those of `es` replace them on Spanish pages. */
export const words = {
  /** How dates and numbers are written. */
  locale: 'en-US',
  skip: 'Skip to content',
  newTab: '(opens in a new tab)',
  required: 'required',
  retry: 'Retry',
  tryAgain: 'Try again',
  close: 'Close',
  messages: 'Messages',
  toMessage: 'Alt+T moves to this message.',
  readMore: 'Read more',
  readLess: 'Show less',
  /** Read to those who do not see what it belongs to. */
  about: (name: string) => ` about ${name}`,
  pages: 'Pages',
  page: 'page',
  list: (noun: string) => `${capital(noun)}${noun.endsWith('s') ? '' : 's'}`,
  previous: (noun: string) => `Previous ${noun}`,
  next: (noun: string) => `Next ${noun}`,
  place: (noun: string, number: number, count: number) => `${capital(noun)} ${number} of ${count}`,
  stop: (noun: string) => `Stop ${noun} rotation`,
  start: (noun: string) => `Start ${noun} rotation`,
  previousPage: 'Previous',
  nextPage: 'Next',
  /** For screen readers: what a part of the page is. */
  carousel: 'carousel',
  slide: 'slide',
  of: (number: number, count: number) => `${number} of ${count}`,
  characters: (count: number, most: number) => `${count} of ${most} characters`,
  /** For bots that fill in every field. */
  leaveEmpty: 'Leave this empty',
  failed: {
    title: 'Unexpected Application Error!',
    text: 'The page couldn’t be shown. Nothing you sent before is lost.',
    reload: 'Reload Page',
  },
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
