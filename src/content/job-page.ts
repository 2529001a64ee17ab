/** The words of the page of a job. */
export const jobPage = {
  unknown: 'Job posting',
  share: 'Share',
  save: 'Save Job',
  apply: 'Apply Now',
  text: 'Job Summary and Qualifications',
  loading: 'Loading the full description...',
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  notSaved: 'Save job functionality would be implemented here',
  copied: 'Job URL copied to clipboard!',
  copyYourself: (address: string) => `You can copy the address of this job: ${address}`,
  /** Before how to reach us; the next two are before the phone number and the address. */
  toApply: 'To apply,',
  call: 'call us at',
  write: 'write to',
}

/** What search engines show of the list and of a job without a text. */
export const jobHeadTexts = {
  listing: (name: string) =>
    `Open jobs with ${name}: support people with disabilities at home and in the community.`,
  plain: (title: string, place: string, name: string) => `${title} in ${place} with ${name}.`,
}
