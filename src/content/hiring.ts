/** Why an application was rejected or withdrawn, as staff can choose it until they save other reasons. */
export const firstReasons = [
  'The position is filled',
  'Needs more experience',
  'Hours or place did not fit',
  'Driver’s license',
  'Background check',
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

/** What is asked in every interview, as staff see it until they save other questions. */
export const firstQuestions = [
  'What do you know about our work, and why do you want to do it?',
  'Tell me about someone you supported or helped. What did you do?',
  'What do you do when someone is upset or does not want to do something?',
  'How do you help someone decide for themselves?',
  'Which days and shifts can you work, and how do you get there?',
  'When can you start, and what do you want to ask us?',
]
