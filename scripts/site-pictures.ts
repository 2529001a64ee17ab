import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { sampleDetails as spanishDetails } from '../src/content/es/sample-details.ts'
import { builtInDetails, nameAndTagline } from '../src/content/provider.ts'
import type { SiteDetails } from '../src/contract/website/site-details.ts'
import { faviconSize, toFavicon } from '../src/server/website/look/favicon.ts'
import { launchOptions } from '../tests/support/browser.ts'

// Draws the pictures that carry the provider's name. Run it when the name or the tagline has changed:
// `npm run site-pictures`.

const root = join(import.meta.dirname, '..')
const font = `${root}/src/web/styles/fonts/atkinson-hyperlegible-next-core.woff2`

await drawSharePicture(builtInDetails, 'share.png')
await drawSharePicture(spanishDetails, 'share-es.png')
await drawFavicon()

/** What messengers and social networks show for a link. They shrink it to half of its size. */
async function drawSharePicture(details: SiteDetails, file: string) {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const background = await readFile(`${root}/scripts/pictures/share-background.png`, 'base64')
  const woff = await readFile(font, 'base64')
  await page.setContent(`<style>
    @font-face { font-family: Site; src: url(data:font/woff2;base64,${woff}); font-weight: 200 800 }
    body { margin: 0; height: 630px; background: url(data:image/png;base64,${background}); font-family: Site; color: #12332a }
    div { position: absolute; left: 64px; top: 210px; width: 800px }
    h1 { margin: 0; font-size: 92px; font-weight: 750; line-height: 1.05; letter-spacing: -1px }
    p { margin: 20px 0 0; font-size: 46px; font-weight: 550; line-height: 1.2 }
  </style><div><h1></h1><p></p></div>`)
  await page.locator('h1').evaluate((element, text) => element.append(text), details.name)
  await page.locator('p').evaluate((element, text) => element.append(text), details.tagline)
  await page.evaluate(() => document.fonts.ready)
  const drawing = await page.screenshot()
  await browser.close()
  await sharp(drawing)
    .png({ palette: true, quality: 90 })
    .withExif({ IFD0: { ImageDescription: nameAndTagline(details) } })
    .toFile(`${root}/public/${file}`)
}

async function drawFavicon() {
  const png = await sharp(`${root}/public/favicon.svg`, { density: 300 })
    .resize(faviconSize, faviconSize)
    .png()
    .toBuffer()
  await writeFile(`${root}/public/favicon.ico`, toFavicon(png))
}
