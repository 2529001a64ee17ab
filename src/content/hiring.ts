/** Why an application was rejected or withdrawn, as staff can choose it until they save other reasons. */
export const firstReasons = [
  'The position is filled',
  'Needs more experience',
  'Hours or place did not fit',
  'Driver’s license or background check',
  'Documents are missing',
  'Did not answer or did not come',
  'Took another job',
]

/** What is done before someone's first day, as staff see it until they save another list. */
export const firstDayItems = [
  'Criminal background check completed, before any direct contact',
  'Most recent employer spoken to',
  'Abuse registry checked',
  'Sex offender registry checked',
  'Federal exclusion list checked',
  'Form I-9, after the offer was accepted',
  'E-Verify, where 35 or more people are employed',
  'Driver’s license and car insurance seen',
  'CPR and first aid certificates',
]
