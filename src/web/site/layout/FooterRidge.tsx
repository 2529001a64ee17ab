import styles from './FooterRidge.module.css'

export function FooterRidge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1600 190"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 92C120 40 240 34 380 70s240 20 380-20 260-42 400 0 240 40 440-8v150H0z"
      />
      <path
        className={styles.middle}
        d="M0 122c160-44 300-30 440-6s260 14 420-24 280-6 400 16 220 10 340-22v110H0z"
      />
      <path
        className={styles.near}
        d="M0 150c120-30 260-34 420-8s320 14 480-14 280-14 400 6 180 14 300-8v70H0z"
      />
      <path
        className={styles.background}
        d="M0 174c200-26 400-18 620-4s420-8 600-20 260 4 380 14v32H0z"
      />
    </svg>
  )
}
