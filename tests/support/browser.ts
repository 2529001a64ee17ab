import { existsSync } from 'node:fs'

/** The headless one comes first, because it needs three quarters of the time. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium or Chrome of this machine, or undefined to use Playwright's own. */
export const installedBrowser = () =>
  [process.env.CHROMIUM_PATH ?? '', ...usualPaths].find((path) => path !== '' && existsSync(path))

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

/** Pages of tests live for a moment, in which optimizing scripts and collecting garbage often took a sixth of the time. */
export const testLaunchOptions = () => {
  const options = launchOptions()
  const engine = '--js-flags=--no-opt --min-semi-space-size=32 --max-semi-space-size=64'
  return { ...options, args: [...options.args, engine] }
}
