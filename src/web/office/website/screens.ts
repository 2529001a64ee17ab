/** The code of the screens, by the ids of their sections. */
export const screens = {
  'hero-management': async () => (await import('./hero/HeroScreen.tsx')).HeroScreen,
  'event-posting': async () => (await import('./events/EventsScreen.tsx')).EventsScreen,
  team: async () => (await import('./team/TeamScreen.tsx')).TeamScreen,
  testimonials: async () =>
    (await import('./testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
  notices: async () => (await import('./notices/NoticesScreen.tsx')).NoticesScreen,
  'edit-website': async () =>
    (await import('./site-texts/EditWebsiteScreen.tsx')).EditWebsiteScreen,
  spanish: async () => (await import('./spanish/SpanishScreen.tsx')).SpanishScreen,
  'site-details': async () =>
    (await import('./site-details/SiteDetailsScreen.tsx')).SiteDetailsScreen,
  look: async () => (await import('./look/LookScreen.tsx')).LookScreen,
}
