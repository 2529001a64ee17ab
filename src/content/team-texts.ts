/** The words of the team section. */
export const teamTexts = {
  title: 'Our Team: the people who pick up the phone',
  page: 'team page',
  loading: 'Loading team members...',
  failed: 'Failed to load team members',
  samples: 'These are sample people.',
  none: 'No team members available at the moment. Check back soon!',
}
