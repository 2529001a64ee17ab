import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { LinkButton } from '#web/ui/Button.tsx'

type RouteButtonProps = Omit<ComponentProps<typeof LinkButton>, 'href' | 'onClick'> & {
  to: string
  /** What the next page may know of where one came from. */
  state?: object
}

/** A button that leads to another address of this site: a plain link until the script is there. */
export function RouteButton({ to, state, ...rest }: RouteButtonProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return <LinkButton {...rest} href={useHref(to)} onClick={follow} />
}
