import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { SlideContent } from '#content/hero.ts'
import { heroTexts } from '#content/hero-texts.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { nameAndTagline } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import { fileUrl } from '#web/api/call.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Carousel } from '#web/ui/Carousel.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Loading, Skeleton } from '#web/ui/States.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { useSectionHref, useSectionRef } from '../layout/SectionNavigation.tsx'
import { useHasFacts } from '../programs/RightForUs.tsx'
import { useSiteDetails } from '../site-details.ts'
import { useSamples } from '../use-samples.ts'
import styles from './HeroSection.module.css'
import { heroSlidesQuery, loadSamples, sceneAt } from './hero-query.ts'

const autoplay = 5000

/** The slider at the top. Shows built-in slides if there are none or they cannot be loaded. */
export function HeroSection() {
  const { data, isPending } = useQuery(heroSlidesQuery)
  const ref = useSectionRef()
  const samples = useSamples(!data && !isPending, 'hero', loadSamples)
  const slides = data ?? samples
  const details = useSiteDetails()
  return (
    <div ref={ref} id="hero" className={styles.hero}>
      <h1 className="visually-hidden" lang={langOf(details.english, 'tagline')}>
        {nameAndTagline(details)}
      </h1>
      {!slides ? (
        <div className={styles.waiting}>
          <div className={styles.waitingScene}>
            <Skeleton shape="picture" />
          </div>
          <div className={styles.waitingPanel}>
            <Loading text={heroTexts.loading}>
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton />
            </Loading>
          </div>
        </div>
      ) : slides.length === 0 ? (
        <p className={styles.none}>{heroTexts.none}</p>
      ) : (
        <Carousel
          label={heroTexts.label}
          noun={heroTexts.slide}
          items={slides}
          itemKey={(slide, index) => `${index} ${slide.imageUrl}`}
          autoplay={autoplay}
          className={styles.carousel}
          controlsClassName={styles.controls}
        >
          {(slide, index) => (
            <HeroSlide slide={slide} fallback={sceneAt(index)} first={index === 0} />
          )}
        </Carousel>
      )}
      <Doors />
    </div>
  )
}

/** Where the four kinds of visitors go on. */
function Doors() {
  const makeHref = useSectionHref()
  const hasFacts = useHasFacts()
  const doors = [
    [heroTexts.support, makeHref('programs-services')],
    [heroTexts.family, hasFacts ? '#right-for-us' : makeHref('contact')],
    [heroTexts.refer, toPage(referral.online.path)],
    [heroTexts.job, makeHref('careers')],
  ]
  return (
    <nav className={styles.doors} aria-label={heroTexts.doors}>
      {doors.map(([label, href]) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}

type HeroSlideProps = { slide: SlideContent; fallback: string | undefined; first: boolean }

/** Text is beside the picture, never on it, so that it stays readable. */
function HeroSlide({ slide, fallback, first }: HeroSlideProps) {
  const makeHref = useSectionHref()
  const { english } = slide
  return (
    <div className={styles.slide}>
      <div className={styles.scene} lang={langOf(english, 'imageDescription')}>
        <Picture
          src={fileUrl(slide.imageUrl)}
          alt={slide.imageDescription}
          {...slide.picture}
          fallback={fallback}
          priority={first}
        />
        <svg
          className={styles.ridge}
          viewBox="0 0 1600 110"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className={styles.mist}
            d="M0 74C140 40 260 34 400 56s300 22 460-10 260-30 400 0 240 22 340-6v70H0z"
          />
          <path d="M0 96C180 62 330 66 520 86s330 10 500-14 300-18 580 10v28H0z" />
        </svg>
      </div>
      <div className={styles.panel}>
        <h2 lang={langOf(english, 'title')}>{slide.title}</h2>
        {slide.subtitle && <p lang={langOf(english, 'subtitle')}>{slide.subtitle}</p>}
        <EnglishNote of={english} />
        <div className={styles.actions}>
          <LinkButton href={makeHref('programs-services')}>{heroTexts.services}</LinkButton>
          <a className={styles.more} href={makeHref('careers')}>
            {heroTexts.work} <ArrowRight className="icon" />
          </a>
        </div>
      </div>
    </div>
  )
}
