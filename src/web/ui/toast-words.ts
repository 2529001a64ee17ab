/** Apart from the other words, so that the first part of the script is one small file. */
export const toastWords = {
  close: 'Close',
  closeMessage: 'Close message',
  notLoaded: {
    title: 'Part of this page couldn’t be loaded.',
    hint: 'Your connection may be down, or the site may have been updated since you opened this page.',
    action: 'Load the page again',
  },
}
