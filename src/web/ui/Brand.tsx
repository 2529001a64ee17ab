import styles from './Brand.module.css'
import { useImageFailure } from './Picture.tsx'

type BrandProps = { name: string; line: string; logo: string }

/** The logo and the name. Screen readers get the name from the logo, or from the text if the logo fails to load. */
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
