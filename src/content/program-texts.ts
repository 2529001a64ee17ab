/** The words around the programs, which come with the page and not with the script. */
export const programTexts = {
  more: (name: string) => `More about ${name}`,
  features: 'What you get',
  day: 'What a day is like',
  forWhom: 'Who it’s for',
  start: 'How to start',
  stories: 'What people say',
  jobs: 'Jobs in this program',
  allJobs: 'See all open positions',
  others: 'Our other programs',
  rightForUs: 'Is this right for us?',
  eligibility: 'Who can get services',
  counties: 'Counties we serve',
  plans: 'Plans we accept',
  cost: 'What it costs',
  wait: 'How long the wait is',
}
