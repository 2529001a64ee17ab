/** The words of the testimonials section. */
export const testimonialTexts = {
  title: 'In their own words',
  page: 'testimonials',
  loading: 'Loading testimonials...',
  failed: 'Failed to load testimonials',
  samples: 'These are sample words.',
  none: 'The first story could be yours',
  noneHint:
    'Do we support you or someone in your family? Tell us how it’s going. We’ll ask you before we show it here.',
  /** Read after "Read more" to those who do not see what it belongs to. */
  whose: (name: string) => ` of what ${name} says`,
  invitation: 'Have we supported you or someone you love?',
  share: 'Share your story',
}
