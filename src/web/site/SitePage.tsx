import { Outlet } from 'react-router'
import { AboutSection } from './about/AboutSection.tsx'
import { EventsSection } from './events/EventsSection.tsx'
import * as formSections from './form-sections.ts'
import { HeroSection } from './hero/HeroSection.tsx'
import { CareersSection, type CareersSectionProps } from './jobs/CareersSection.tsx'
import './layout/late-layout.css'
import { SectionNavigation } from './layout/SectionNavigation.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { ProgramsSection } from './programs/ProgramsSection.tsx'
import { TeamSection } from './team/TeamSection.tsx'
import { TestimonialsSection } from './testimonials/TestimonialsSection.tsx'
import { useShownSections } from './texts.ts'
import { ValuesSection } from './values/ValuesSection.tsx'

export function SitePage({ JobListing }: CareersSectionProps) {
  const shown = useShownSections().map(({ id }) => id)
  return (
    <SectionNavigation>
      <SiteHeader />
      <main id="content">
        <HeroSection />
        {shown.includes('about') && <AboutSection />}
        {shown.includes('mission-vision-values') && <ValuesSection />}
        {shown.includes('programs-services') && <ProgramsSection />}
        <EventsSection />
        <TeamSection />
        <TestimonialsSection />
        <CareersSection JobListing={JobListing} />
        {Object.entries(formSections).map(([name, FormSection]) => (
          <FormSection key={name} />
        ))}
      </main>
      <SiteFooter />
      <Outlet />
    </SectionNavigation>
  )
}
