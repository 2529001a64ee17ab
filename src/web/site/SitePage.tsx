import { ContactSection } from './contact/ContactSection.tsx'
import { EventsSection } from './events/EventsSection.tsx'
import { HeroSection } from './hero/HeroSection.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { TeamSection } from './team/TeamSection.tsx'
import { TestimonialsSection } from './testimonials/TestimonialsSection.tsx'

/** The public site: one page, its sections in order. */
export function SitePage() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <HeroSection />
        <EventsSection />
        <TeamSection />
        <TestimonialsSection />
        <ContactSection />
      </main>
      <SiteFooter />
    </>
  )
}
