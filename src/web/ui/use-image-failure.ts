import { useEffect, useRef, useState } from 'react'

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
