import { existsSync } from 'node:fs'

/** The one without a window comes first: it needs half the time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium or Chrome of this machine; undefined leaves it to the one Playwright installs. */
export const installedBrowser = () =>
  [process.env.CHROMIUM_PATH ?? '', ...usual].find((path) => path !== '' && existsSync(path))

/** How every browser of the tests and benches is started. */
export const launchOptions = () => {
  const executablePath = installedBrowser()
  return {
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
