import { Fragment, useEffect, useRef, useState } from 'react'

type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  sources?: { type: string; srcset: string }[]
  /** The part that stays in view where the edges are cut off, such as `left top`. */
  focus?: string | undefined
  /** The displayed width, as in the `sizes` attribute. */
  sizes?: string
  className?: string | undefined
  /** A decorative picture, shown if the other cannot be loaded. Without it, nothing is shown. */
  fallback?: string | undefined
  /** Load before everything else: for the first picture on the page. */
  priority?: boolean
}

export function Picture({
  src,
  alt,
  width,
  height,
  sources = [],
  focus,
  sizes = '100vw',
  className,
  fallback,
  priority = false,
}: PictureProps) {
  const { failed, imageProps } = useImageFailure(src)
  if (failed) {
    return fallback && fallback !== src ? (
      <Picture src={fallback} alt="" width={width} height={height} className={className} />
    ) : null
  }
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <Fragment key={type}>
          <source type={type} media={phones} srcSet={forPhones(srcset)} sizes={sizes} />
          <source type={type} srcSet={srcset} sizes={sizes} />
        </Fragment>
      ))}
      <img
        {...imageProps}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        data-focus={focus}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

const phones = '(width < 30em)'
const widestForPhones = 960

/**
 * The files for a phone. Its screen may have three pixels where the eye sees two, and a photo for all of them is
 * twice as large.
 */
const forPhones = (srcset: string) =>
  srcset
    .split(', ')
    .filter((file) => Number.parseInt(file.split(' ')[1] ?? '', 10) <= widestForPhones)
    .join(', ')

/** Whether an image failed to load, also when it failed before hydration. */
export function useImageFailure(src: string) {
  const ref = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()

  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
  }, [src])

  return { failed: failedSrc === src, imageProps: { ref, onError: () => setFailedSrc(src) } }
}
