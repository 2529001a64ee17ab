import styles from './Brand.module.css'
import { useImageFailure } from './use-image-failure.ts'

type BrandProps = { name: string; line: string; logo: string }

/** The logo with its name beside it. A logo that cannot be loaded hides; the name is then read out instead. */
export function Brand({ name, line, logo }: BrandProps) {
  const { failed, imageProps } = useImageFailure(logo)
  return (
    <span className={styles.brand}>
      {!failed && <img {...imageProps} src={logo} alt={name} width={48} height={48} />}
      <span className={styles.words} aria-hidden={!failed}>
        <b>{name}</b>
        <small>{line}</small>
      </span>
    </span>
  )
}
