import { checkSession, storedToken } from '../api/session.ts'
import type { Prefetches } from './platform/layout/lazy-screen.tsx'
import { paths } from './platform/paths.ts'

/** Each `screens.ts` of a room. They are apart from `sections.tsx`, so that they load before the office has arrived. */
const files = import.meta.glob<Record<string, () => Promise<unknown>>>('./*/**/screens.ts', {
  eager: true,
  import: 'screens',
})
export const screens = Object.assign({}, ...Object.values(files)) as Record<
  string,
  (() => Promise<unknown>) | undefined
>

export const loadLogin = async () =>
  (await import('./accounts/sign-in/LoginScreen.tsx')).LoginScreen

/** What opens after sign-in, for whoever may open it. The others get the overview. */
export const defaultSection = 'applicants'

/** The section that an address of the office opens for someone who is signed in. */
export function openedSection({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(search)
  if (pathname !== paths.dashboard || !storedToken() || query.has('session')) return undefined
  return query.get('section') ?? defaultSection
}

/** Begins to load what an address shows first. Whoever shows it says so if that fails. */
export async function preloadFirst(location: Pick<Location, 'pathname' | 'search'>) {
  const section = openedSection(location)
  if (section) void checkSession()
  const load = section ? screens[section] : undefined
  const login = location.pathname === paths.login ? loadLogin : undefined
  const screen = await (load ?? login)?.().catch(() => undefined)
  return screen as Prefetches | undefined
}
