import { ArrowRight } from 'lucide-react'
import type { SlideContent } from '#content/hero.ts'
import { fileUrl } from '#web/api/call.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useSectionHref } from '../layout/SectionNavigation.tsx'
import styles from './HeroSlide.module.css'

type HeroSlideProps = { slide: SlideContent; fallback: string | undefined; first: boolean }

/** Text is beside the picture, never on it, so that it stays readable. */
export function HeroSlide({ slide, fallback, first }: HeroSlideProps) {
  const makeHref = useSectionHref()
  const { width, height, sources } = slide.picture
  return (
    <div className={styles.slide}>
      <div className={styles.scene}>
        <Picture
          src={fileUrl(slide.imageUrl)}
          alt={slide.imageDescription}
          width={width}
          height={height}
          sources={sources}
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
        <h2>{slide.title}</h2>
        {slide.subtitle && <p>{slide.subtitle}</p>}
        <div className={styles.actions}>
          <LinkButton href={makeHref('programs-services')}>See our services</LinkButton>
          <a className={styles.more} href={makeHref('careers')}>
            Work with us <ArrowRight className="icon" />
          </a>
        </div>
      </div>
    </div>
  )
}
