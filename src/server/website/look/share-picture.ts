import type { Colors } from '#contract/website/look/tokens.ts'
import { fixedTones } from '#contract/website/look/tokens.ts'

export const shareSize = { width: 1200, height: 630 }

/** Where the logo is, in the middle above the hills. */
export const sharePlace = { width: 760, height: 260, top: 90 }

/** Hills under an empty sky. */
export const drawShareGround = (tones: Colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path fill="${fixedTones.light.page}" d="M0 0h1200v630H0z"/>
<path fill="${tones.mist}" d="M0 430C90 385 180 380 285 412s180 17 285-17 195-36 300 0 180 34 330-7v242H0z"/>
<path fill="${tones['hill-far']}" d="M0 470c120-38 225-26 330-5s195 12 315-21 210-5 300 14 165 8 255-19v191H0z"/>
<path fill="${tones['hill-middle']}" d="M0 520c90-26 195-29 315-7s240 12 360-12 210-12 300 5 135 12 225-7v131H0z"/>
<path fill="${tones['hill-near']}" d="M0 560c150-22 300-15 465-3s315-7 450-17 195 3 285 12v78H0z"/>
</svg>`
