import { usePictureAddress } from '#web/ui/use-picture-address.ts'
import styles from './HeroSlidePreview.module.css'

type HeroSlidePreviewProps = {
  title: string
  subtitle: string
  /** The chosen file, or the address of the current picture. */
  image: File | string | undefined
}

/** Shows how the slide will look on a computer and on a phone. */
export function HeroSlidePreview({ title, subtitle, image }: HeroSlidePreviewProps) {
  const src = usePictureAddress(image)
  return (
    <div className={styles.previews} aria-hidden="true">
      {(['computer', 'phone'] as const).map((screen) => (
        <div key={screen}>
          <p className={styles.label}>Preview, {screen}</p>
          <div className={styles.preview} data-screen={screen}>
            {src ? <img src={src} alt="" /> : <div className={styles.blank} />}
            <div className={styles.text}>
              <b>{title || 'Title'}</b>
              {subtitle && <span>{subtitle}</span>}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
