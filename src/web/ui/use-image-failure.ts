import { useEffect, useRef, useState } from 'react'

/** Whether an image could not be loaded, also when that happened before the script came to listen. */
export function useImageFailure(src: string) {
  const ref = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()

  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
  }, [src])

  return { failed: failedSrc === src, imageProps: { ref, onError: () => setFailedSrc(src) } }
}
