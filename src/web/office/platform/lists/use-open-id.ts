import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useAddressChange } from './use-address-change.ts'

/**
 * The id of the open record is part of the address, so that it can be linked, and so that Back
 * closes it.
 */
export function useOpenId() {
  const [query] = useSearchParams()
  const changeAddress = useAddressChange()
  const { state } = useLocation()
  const navigate = useNavigate()
  const inAddress = query.get('id') ?? undefined
  const [closing, setClosing] = useState<string>()
  useEffect(() => {
    if (inAddress === undefined) setClosing(undefined)
  }, [inAddress])

  return {
    id: inAddress === closing ? undefined : inAddress,
    open: (id: string, { replace = false } = {}) => {
      setClosing(undefined)
      changeAddress({ id }, replace ? { replace } : { state: { opened: true } })
    },
    close: () => {
      if (inAddress === undefined) return
      // A form is removed before the address changes, or it would ask whether to discard its text.
      flushSync(() => setClosing(inAddress))
      if (state?.opened) void navigate(-1)
      else changeAddress({ id: '' }, { replace: true })
    },
  }
}
