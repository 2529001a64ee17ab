import type { Moment } from '#content/easy/moment.ts'
import styles from './Easy.module.css'

const frame = {
  className: styles.picture,
  viewBox: '0 0 240 240',
  width: 240,
  height: 240,
}
const corner = 28

/** The drawing `clock`, with the hands where they are at that time. */
export const ClockPicture = ({ hour, minute }: Moment) => (
  <svg {...frame} aria-hidden="true">
    <rect width="240" height="240" rx={corner} fill="#d6e8ec" />
    <circle cx="120" cy="120" r="92" fill="#225745" />
    <circle cx="120" cy="120" r="78" fill="#fffaf0" />
    <g fill="#2a2521" fontSize="25" fontWeight="700" textAnchor="middle">
      <text x="120" y="68">
        12
      </text>
      <text x="183" y="130">
        3
      </text>
      <text x="120" y="191">
        6
      </text>
      <text x="57" y="130">
        9
      </text>
    </g>
    <g fill="none" strokeLinecap="round">
      <path
        stroke="#2a2521"
        strokeWidth="11"
        d="M120 120V92"
        transform={`rotate(${(hour % 12) * 30 + minute / 2} 120 120)`}
      />
      <path
        stroke="#c8442b"
        strokeWidth="7"
        d="M120 120V75"
        transform={`rotate(${minute * 6} 120 120)`}
      />
    </g>
    <circle cx="120" cy="120" r="9" fill="#2a2521" />
  </svg>
)

/** The drawing `calendar`, with the number of the day. */
export const CalendarPicture = ({ day }: Moment) => (
  <svg {...frame} aria-hidden="true">
    <rect width="240" height="240" rx={corner} fill="#fbe9c4" />
    <rect x="34" y="50" width="172" height="166" rx="12" fill="#8f5c2e" />
    <rect x="34" y="84" width="172" height="126" rx="8" fill="#fffaf0" />
    <path fill="#225745" d="M46 44h148q12 0 12 12v34H34V56q0-12 12-12z" />
    <path
      fill="none"
      stroke="#eba63c"
      strokeWidth="9"
      strokeLinecap="round"
      d="M76 32v26m88-26v26"
    />
    <text x="120" y="182" fill="#2a2521" fontSize="88" fontWeight="700" textAnchor="middle">
      {day}
    </text>
  </svg>
)
