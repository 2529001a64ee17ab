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
