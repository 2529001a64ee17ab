import { formatPay, type Pay } from '#contract/hiring/job-pay.ts'
import { type JobShift, jobListFailure, jobMessages, shiftLabels } from '#contract/hiring/jobs.ts'

/**
 * The words of the careers section and its list of jobs. What the contract says is read when it is shown: the two are not always
 * loaded in their order.
 */
export const jobTexts = {
  title: 'Careers',
  why: 'Why Work With Us',
  view: 'View Available Jobs',
  back: 'Back to Careers',
  lead: 'Our job listings',
  /** In the tab of the browser, before the provider's name. */
  tabTitle: 'Careers: our job listings',
  closed: () => jobMessages.closed,
  loading: 'Loading job opportunities...',
  /** The message is that of the failed call. */
  failed: (message: string) => `Error loading job postings: ${jobListFailure(message)}`,
  later: 'Please try again later or contact us for assistance.',
  noMatch: 'No jobs match these filters',
  tryOther: 'Try another place or another shift.',
  clear: 'Clear filters',
  none: 'We have no open jobs right now',
  checkBack: 'New ones come up often. Check back soon',
  /** Before the phone number. */
  orCall: ', or call us at',
  pages: 'Pages of jobs',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  open: 'View Job',
  applyBy: 'Apply by',
  openings: (count: number) => `${count} openings`,
  pay: (pay: Pay) => formatPay(pay),
  shiftList: 'Shifts',
  shift: (shift: JobShift) => shiftLabels[shift],
  noDescription: 'No description available',
  noPoints: {
    responsibilities: 'No responsibilities listed',
    qualifications: 'No qualifications listed',
  },
}

export const jobFilterTexts = {
  form: 'Find a job',
  search: 'Search jobs',
  example: 'Job, town or shift',
  more: 'Place and shift',
  place: 'Place',
  allPlaces: 'All places',
  shift: (shift: JobShift) => shiftLabels[shift].replace(' Shift', ''),
  count: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
  match: (count: number): string => (count === 1 ? 'matches' : 'match'),
  find: 'Find jobs',
}
