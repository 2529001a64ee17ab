import { useQuery } from '@tanstack/react-query'
import { builtInSlides } from '#content/hero.ts'
import { provider } from '#content/provider.ts'
import { Carousel } from '#web/ui/Carousel.tsx'
import { Loading, Skeleton } from '#web/ui/States.tsx'
import { useSectionRef } from '../layout/SectionNavigation.tsx'
import styles from './HeroSection.module.css'
import { HeroSlide } from './HeroSlide.tsx'
import { heroSlidesQuery } from './hero-query.ts'

const autoplay = 5000

/** The slider at the top. Shows built-in slides if there are none or they cannot be loaded. */
export function HeroSection() {
  const { data, isPending } = useQuery(heroSlidesQuery)
  const ref = useSectionRef()
  const slides = data?.length ? data : builtInSlides
  return (
    <div ref={ref} id="hero" className={styles.hero}>
      <h1 className="visually-hidden">
        {provider.name}: {provider.tagline}
      </h1>
      {isPending ? (
        <div className={styles.waiting}>
          <div className={styles.waitingScene}>
            <Skeleton shape="picture" />
          </div>
          <div className={styles.waitingPanel}>
            <Loading text="Loading slides...">
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton />
            </Loading>
          </div>
        </div>
      ) : slides.length === 0 ? (
        <p className={styles.none}>No slides available</p>
      ) : (
        <Carousel
          label="Highlights"
          noun="slide"
          items={slides}
          itemKey={(slide, index) => `${index} ${slide.imageUrl}`}
          autoplay={autoplay}
          className={styles.carousel}
          controlsClassName={styles.controls}
        >
          {(slide, index) => (
            <HeroSlide
              slide={slide}
              fallback={builtInSlides[index]?.imageUrl}
              first={index === 0}
            />
          )}
        </Carousel>
      )}
    </div>
  )
}
