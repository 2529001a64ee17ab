/** The sections of the public page in order. A section without a label is not in the menu. */
export const sections = [
  { id: 'hero', label: 'Home', hash: '' },
  { id: 'about', label: 'About Us', hash: 'about' },
  { id: 'mission-vision-values', label: 'Our Mission', hash: 'our-mission' },
  { id: 'programs-services', label: 'Services', hash: 'services' },
  { id: 'events', label: 'Events', hash: 'events' },
  { id: 'team', label: 'Our Team', hash: 'our-team' },
  { id: 'testimonials', label: undefined, hash: 'testimonials' },
  { id: 'careers', label: 'Careers', hash: 'careers' },
  { id: 'contact', label: 'Contact Us', hash: 'contact-us' },
] as const

export type SectionId = (typeof sections)[number]['id']
