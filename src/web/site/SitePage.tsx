import { EventsSection } from './events/EventsSection.tsx'
import { HeroSection } from './hero/HeroSection.tsx'
import { CareersSection } from './jobs/CareersSection.tsx'
import { JobRoute } from './jobs/JobRoute.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { TeamSection } from './team/TeamSection.tsx'

/** The public site: one page, its sections in order. */
export function SitePage() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <HeroSection />
        <EventsSection />
        <TeamSection />
        <CareersSection />
      </main>
      <SiteFooter />
      <JobRoute />
    </>
  )
}
