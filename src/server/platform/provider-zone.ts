import { emptyDetails } from '#content/provider.ts'

// A process serves one provider, so its time zone is set for the whole process, like TZ. The site details say
// which it is, and set it whenever they are read or saved.

let zone = emptyDetails.timeZone

/** The provider's time zone, such as America/Chicago. */
export const providerZone = () => zone

export function setProviderZone(timeZone: string) {
  zone = timeZone
}
