/** The words of the files of a referral, in its form and behind its private link. */
export const referralFiles = {
  label: 'Files to add',
  hint: 'Up to 3 files: PDF, Word, JPG or PNG, less than 5 MB each.',
  /** Without JavaScript the browser forgets them. */
  again: 'Please choose the files again.',
  file: (number: number) => `File ${number}`,
}
