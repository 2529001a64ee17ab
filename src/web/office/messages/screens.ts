/** The code of the screens, by the ids of their sections. */
export const screens = {
  'contact-us': async () => (await import('./contact/ContactScreen.tsx')).ContactScreen,
  'message-templates': async () =>
    (await import('./templates/TemplatesScreen.tsx')).TemplatesScreen,
}
