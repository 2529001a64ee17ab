import { skipToken, useQuery } from '@tanstack/react-query'
import { builtInLook, type Look } from '#contract/website/look/brand.ts'

/** It comes with the page and is never asked for. */
export const lookKey = ['look']

export const useLook = () =>
  useQuery<Look>({ queryKey: lookKey, queryFn: skipToken }).data ?? builtInLook
