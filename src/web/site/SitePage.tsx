import { ContactSection } from './contact/ContactSection.tsx'
import { HeroSection } from './hero/HeroSection.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { TestimonialsSection } from './testimonials/TestimonialsSection.tsx'

/** The public site: one page, its sections in order. */
export function SitePage() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <HeroSection />
        <TestimonialsSection />
        <ContactSection />
      </main>
      <SiteFooter />
    </>
  )
}
