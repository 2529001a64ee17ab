import { useImageFailure } from './use-image-failure.ts'

type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  sources?: { type: string; srcset: string }[]
  /** How wide it is shown, as CSS says it. */
  sizes?: string
  className?: string | undefined
  /** Shown when the picture cannot be loaded; without it, nothing is. */
  fallback?: string | undefined
  /** Load at once, before the rest: for what is seen first. */
  priority?: boolean
}

/** A picture in the format and width that suit the screen. */
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
      <Picture src={fallback} alt={alt} width={width} height={height} className={className} />
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
