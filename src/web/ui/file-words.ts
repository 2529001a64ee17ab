/** The words of files that are chosen and sent, and of a form that was not sent. They come with those parts. */
export const fileWords = {
  choose: {
    file: { first: 'Choose a file', more: 'Add a file', other: 'Choose another file' },
    photo: { first: 'Choose photos', more: 'Add photos', other: 'Choose photos' },
  },
  drop: 'or drop it here',
  chosenFiles: 'Chosen files',
  room: {
    file: (left: number) => roomText(left, 'file'),
    photo: (left: number) => roomText(left, 'photo'),
  },
  remove: (name: string) => `Remove ${name}`,
  /** The next ones are announced to screen readers. */
  removed: (name: string) => `${name} removed`,
  chosen: (names: string) => `${names} chosen`,
  notAdded: (names: string, reason: string) => `${names} not added. ${reason}`,
  list: (names: string, room: string) => `Chosen: ${names}. ${room}`,
  sending: 'Files being sent',
  progress: 'Upload progress',
  sentOf: (sent: string, total: string) => `${sent} of ${total} sent`,
  stop: 'Stop upload',
  allSent: 'All files are here. We’re checking them.',
  almostDone: 'Almost done.',
  keepOpen: 'Please keep this page open until we say it’s done.',
  waiting: 'waiting',
  sent: 'sent',
  percent: (number: number) => `sending, ${number}%`,
  /** The noun is what can be restored, such as "application". */
  unsent: (noun: string) =>
    `You closed your ${noun} before it was sent. We still have what you filled in.`,
  restore: (noun: string) => `Bring back my ${noun}`,
}

function roomText(left: number, noun: string) {
  if (left === 0) return `No more ${noun}s allowed`
  return `${left} more ${left === 1 ? noun : `${noun}s`} allowed`
}
