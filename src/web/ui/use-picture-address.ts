import { useEffect, useState } from 'react'

/** The address of a picture: of a chosen file, or of the saved one. */
export function usePictureAddress(picture: File | string | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(picture instanceof File)) return setAddress(picture)
    const objectUrl = URL.createObjectURL(picture)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [picture])
  return address
}
