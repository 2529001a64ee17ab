import { notices } from '#content/notices.ts'
import { referral } from '#content/referral.ts'

type Address = { path: string; updatedAt?: string | undefined }

/** All pages for search engines, with the time of the last change where it is known. */
export function sitemap(
  siteUrl: string,
  ofFeatures: Address[],
  published: { updatedAt: string }[],
) {
  const pages = [
    entry(`${siteUrl}/`),
    entry(`${siteUrl}${referral.online.path}`),
    entry(`${siteUrl}/privacy`),
    entry(`${siteUrl}/accessibility`),
    ...(published.length > 0 ? [entry(`${siteUrl}${notices.path}`, latestOf(published))] : []),
    ...ofFeatures.map(({ path, updatedAt }) => entry(`${siteUrl}${path}`, updatedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

const latestOf = (pages: { updatedAt: string }[]) =>
  pages
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)

const entry = (url: string, lastChange?: string) =>
  `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`

export const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
