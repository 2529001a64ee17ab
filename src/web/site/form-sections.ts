// The sections of the home page that have a form, by what visitors send with it.
export { ContactSection as message } from './contact/ContactSection.tsx'
