import { referral } from '#content/referral.ts'

export type Address = { id: string; updatedAt: string }

/** All pages for search engines, with the time of the last change where it is known. */
export function sitemap(siteUrl: string, jobs: Address[]): string {
  const latest = jobs
    .map((job) => job.updatedAt)
    .sort()
    .at(-1)
  const pages = [
    entry(`${siteUrl}/`),
    entry(`${siteUrl}/?view=jobs`, latest),
    entry(`${siteUrl}${referral.online.path}`),
    entry(`${siteUrl}/privacy`),
    entry(`${siteUrl}/accessibility`),
    ...jobs.map((job) => entry(`${siteUrl}/jobs/${job.id}`, job.updatedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

const entry = (url: string, lastChange?: string) =>
  `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`

export const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
