import { useImageFailure } from './use-image-failure.ts'

type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  sources?: { type: string; srcset: string }[]
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
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        {...imageProps}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
