import styles from './Brand.module.css'
import { useImageFailure } from './Picture.tsx'

type BrandProps = {
  name: string
  line: string
  logo: Logo
}

type Logo = {
  src: string
  width: number
  height: number
  /** Without the name beside it. */
  alone: boolean
  /** Another file for the dark scheme, and for paper. */
  dark?: string | undefined
  print?: string | undefined
  /** On a light plate, because it cannot be seen on dark: in the dark scheme, or always. */
  plate?: 'in dark' | 'always' | undefined
}

/** The logo and the name. Screen readers get the name from the logo, or from the text if the logo fails to load. */
export function Brand({ name, line, logo }: BrandProps) {
  const { src, width, height, alone, dark, print, plate } = logo
  const { failed, imageProps } = useImageFailure(src)
  return (
    <span className={styles.brand}>
      {!failed && (
        <picture>
          {print && <source media="print" srcSet={print} />}
          {dark && <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />}
          <img
            {...imageProps}
            src={src}
            alt={name}
            loading="lazy"
            width={width}
            height={height}
            data-plate={plate}
          />
        </picture>
      )}
      {(failed || !alone) && (
        <span className={styles.words} aria-hidden={!failed}>
          <b>{name}</b>
          <small>{line}</small>
        </span>
      )}
    </span>
  )
}
