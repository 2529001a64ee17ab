import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { LinkButton } from '#web/ui/Button.tsx'

type RouteButtonProps = Omit<ComponentProps<typeof LinkButton>, 'href' | 'onClick'> & {
  to: string
  /** The history state of the next page. */
  state?: object
}

/** A link to another page of the site that looks like a button. A plain link until hydration. */
export function RouteButton({ to, state, ...rest }: RouteButtonProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return <LinkButton {...rest} href={useHref(to)} onClick={follow} />
}
