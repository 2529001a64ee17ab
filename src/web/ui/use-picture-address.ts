import { useEffect, useState } from 'react'

/** The address of a picture to show: of a file just chosen, or of one that is there already. */
export function usePictureAddress(picture: File | string | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(picture instanceof File)) return setAddress(picture)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
