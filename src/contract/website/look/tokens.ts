import { builtInLook } from './brand.ts'

/** The built-in colors: the main one fills buttons, the accent the loud ones. */
export const builtInColors = { main: builtInLook.main, accent: builtInLook.accent }

export type Scheme = 'light' | 'dark'
export type Family = keyof typeof builtInColors
export type Colors = Record<string, string>

/** The tones of the built-in design that are computed again from other colors, as `tokens.css` has them. */
const ramps: Record<Family, Colors> = {
  main: {
    'green-950': '#0b1f18',
    'green-900': '#123127',
    'green-800': '#194335',
    'green-700': '#225745',
    'green-600': '#2f7057',
    'green-500': '#468b6e',
    'green-400': '#72aa8e',
    'green-300': '#a3cab5',
    'green-200': '#cbe2d5',
    'green-100': '#e5f1ea',
    'green-50': '#f2f8f4',
  },
  accent: {
    'amber-900': '#4d2a05',
    'amber-800': '#6f3f08',
    'amber-700': '#8f530b',
    'amber-600': '#b56c10',
    'amber-500': '#d98a1c',
    'amber-400': '#eba63c',
    'amber-300': '#f4c271',
    'amber-200': '#f9dca8',
    'amber-100': '#fdefd3',
    'amber-50': '#fef8ea',
  },
}

/** What the tones mean in each scheme. Tokens that are not named here stay as they are. */
export const builtInTones: Record<Scheme, Record<Family, Colors>> = {
  light: {
    main: {
      ...ramps.main,
      'surface-tint': '#e5f1ea',
      text: '#1c2b25',
      'text-soft': '#46534c',
      heading: '#123127',
      link: '#225745',
      action: '#225745',
      'action-hover': '#194335',
      'action-press': '#123127',
      'on-accent': '#0b1f18',
      band: '#123127',
      'band-deep': '#0b1f18',
      'on-band-soft': '#c3d8cc',
      'band-line': '#2c5244',
      mist: '#d9e8dc',
      'hill-far': '#a3cab5',
      'hill-middle': '#468b6e',
      'hill-near': '#225745',
      focus: '#0b1f18',
      'chart-1': '#2f7057',
    },
    accent: {
      ...ramps.accent,
      'surface-warm': '#fdefd3',
      accent: '#d98a1c',
      'accent-fill': '#eba63c',
      'accent-fill-hover': '#f4c271',
      'band-accent': '#f4c271',
      'chart-2': '#b56c10',
    },
  },
  dark: {
    main: {
      page: '#0f1814',
      'page-alt': '#131f1a',
      surface: '#18261f',
      'surface-sunk': '#121d18',
      'surface-tint': '#1f3a2e',
      text: '#e9eee6',
      'text-soft': '#b9c6bd',
      link: '#9fd3b8',
      line: '#2a3b33',
      'line-strong': '#7d8f85',
      action: '#9fd3b8',
      'action-hover': '#b8e2cc',
      'action-press': '#86c3a5',
      'on-action': '#0b1f18',
      'on-accent': '#0b1f18',
      band: '#15352a',
      'band-deep': '#07140f',
      'on-band-soft': '#b9d0c3',
      'band-line': '#2c5244',
      mist: '#22463a',
      'hill-far': '#1d3529',
      'hill-middle': '#182d23',
      'hill-near': '#11231b',
      'focus-halo': '#0b1f18',
      'chart-1': '#72aa8e',
    },
    accent: {
      'surface-warm': '#3a2c14',
      accent: '#eba63c',
      'accent-fill': '#eba63c',
      'accent-fill-hover': '#f4c271',
      'band-accent': '#f4c271',
      'chart-2': '#eba63c',
    },
  },
}

/** The tokens that are the same with every look, as far as text is written on or in them. */
export const fixedTones: Record<Scheme, Colors> = {
  light: {
    page: '#fdfaf3',
    'page-alt': '#f8f2e5',
    surface: '#ffffff',
    'surface-sunk': '#f8f2e5',
    'line-strong': '#857c68',
    'on-action': '#ffffff',
    'on-band': '#f6f3e8',
    'focus-halo': '#ffd27a',
    'error-text': '#96190f',
    danger: '#a3241a',
    'success-text': '#14451a',
  },
  dark: {
    heading: '#f4f3e8',
    'on-band': '#f6f3e8',
    focus: '#ffd27a',
    'error-text': '#ffb3a8',
    danger: '#ff9c90',
    'success-text': '#b6e6b9',
  },
}

/** WCAG AA: 4.5 for text, 3 for what must be seen but is not read. */
export const readable = 4.5
const visible = 3
/** Links and quiet buttons get a tint of their own color while the pointer is on them. */
const readableOnTint = 5.5

const pair = (front: string, backs: string[], least = readable) =>
  backs.map((back) => ({ front, back, least }))

const grounds = ['page', 'page-alt', 'surface', 'surface-tint', 'surface-warm']

/** Every pair of text and background in use, and the contrast it needs. */
export const pairs = [
  ...pair('text', [...grounds, 'surface-sunk']),
  ...pair('text-soft', [...grounds, 'surface-sunk']),
  ...pair('heading', grounds),
  ...pair('link', grounds, readableOnTint),
  ...pair('danger', ['surface-warm', 'surface'], readableOnTint),
  ...pair('error-text', ['surface-warm', 'surface', 'page']),
  ...pair('success-text', ['surface']),
  ...pair('on-action', ['action', 'action-hover', 'action-press']),
  ...pair('on-accent', ['accent-fill', 'accent-fill-hover']),
  ...pair('on-band', ['band', 'band-deep']),
  ...pair('on-band-soft', ['band', 'band-deep']),
  ...pair('band-accent', ['band', 'band-deep']),
  ...pair('line-strong', ['surface', 'page'], visible),
  ...pair('focus', ['page', 'surface', 'focus-halo'], visible),
  ...pair('action', ['surface', 'page'], visible),
  ...pair('chart-1', ['surface'], visible),
  ...pair('chart-2', ['surface'], visible),
]
