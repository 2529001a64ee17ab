import { expect, test } from 'vitest'
import { robots, sitemap } from './site.routes.ts'

const siteUrl = 'https://poplar.example'
const listUrls = (xml: string) => xml.split('\n').filter((line) => line.startsWith('<url>'))

test('every page is in the sitemap, with the time of its last change where it is known', () => {
  const jobs = [
    { path: '/?view=jobs' },
    { path: '/jobs/a', updatedAt: '2026-11-14' },
    { path: '/jobs/b&c', updatedAt: '2026-11-15' },
  ]
  const notices = [
    { updatedAt: '2026-11-11' },
    { updatedAt: '2026-11-12' },
    { updatedAt: '2026-11-10' },
  ]
  expect(listUrls(sitemap(siteUrl, jobs, notices))).toEqual([
    '<url><loc>https://poplar.example/</loc></url>',
    '<url><loc>https://poplar.example/referral/online</loc></url>',
    '<url><loc>https://poplar.example/privacy</loc></url>',
    '<url><loc>https://poplar.example/accessibility</loc></url>',
    '<url><loc>https://poplar.example/notices</loc><lastmod>2026-11-12</lastmod></url>',
    '<url><loc>https://poplar.example/?view=jobs</loc></url>',
    '<url><loc>https://poplar.example/jobs/a</loc><lastmod>2026-11-14</lastmod></url>',
    '<url><loc>https://poplar.example/jobs/b&amp;c</loc><lastmod>2026-11-15</lastmod></url>',
  ])
})

test('without notices there is no page of them', () => {
  expect(listUrls(sitemap(siteUrl, [], [])).join()).not.toContain('/notices')
})

test('search engines may read everything but the office and the calls', () => {
  expect(robots(siteUrl).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    'Sitemap: https://poplar.example/sitemap.xml',
    '',
  ])
})
