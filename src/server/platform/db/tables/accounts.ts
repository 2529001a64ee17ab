import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'

export type AccountTables = {
  users: UserRow
  sessions: SessionRow
  sign_in_failures: SignInFailureRow
  second_factors: SecondFactorRow
  /** Those that are not used yet, as hashes. */
  recovery_codes: { user_id: string; code_hash: string }
  /** One row, or none until a rule is set for the first time. */
  sign_in_rules: { id: 1; factor_required: 0 | 1 }
  account_links: AccountLinkRow
  passkeys: PasskeyRow
  passkey_challenges: PasskeyChallengeRow
}

export type UserRow = {
  id: string
  username: string
  /** In lower case; unique. */
  email: string
  password_hash: string
  /** 1 for a generated password, which was printed where the server runs. */
  password_generated: 0 | 1
  role: string
  /** What is added to their letters; empty when there is none. */
  signature: string
  active: 0 | 1
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  updated_by: string | null
}

type SessionRow = {
  id: string
  user_id: string
  created_at: string
  last_seen_at: string
  expires_at: string
  revoked_at: string | null
  /** A hash of the cookie that opens applicants' files in this session. */
  file_secret_hash: string | null
  /** The user agent of the browser that signed in. */
  user_agent: string | null
  ip: string | null
}

type SignInFailureRow = {
  /** A hash of what failures are counted for, such as the email that was typed, which nobody may have. */
  account: string
  /** Failures are forgiven one after the other; this is when none is left. */
  forgiven_at: string
  blocked_until: string
}

type SecondFactorRow = {
  user_id: string
  /** The secret that the authenticator app has too, encrypted, as base64. */
  sealed_secret: string
  /** The name of the key it is encrypted with. */
  key_name: string
  /** Null while the set-up is not finished. */
  switched_on_at: string | null
  /** The time step of the last code that was accepted: a code counts once. */
  last_step: number
}

/** A link with which someone without a session chooses a password or unlocks an account, once. */
type AccountLinkRow = {
  id: string
  /** A hash, so that nobody who reads the database can use the link. */
  token_hash: string
  purpose: AccountLinkPurpose
  user_id: string
  /** The mail that takes it to the user. Each attempt to send that mail makes a new token. */
  mail_id: string | null
  created_at: string
  /** Null when someone asked for it without being signed in. */
  created_by: string | null
  expires_at: string
}

export type PasskeyRow = {
  id: string
  user_id: string
  name: string
  /** The name that the authenticator gave it, as base64url, like the key. */
  credential_id: string
  public_key: string
  /** How often it was used, as far as the authenticator counts. */
  sign_count: number
  /** A JSON list of how the browser reaches the authenticator. */
  transports: string
  created_at: string
  last_used_at: string | null
}

/** What a passkey has to sign. Its row is deleted when a response comes. */
type PasskeyChallengeRow = {
  challenge_hash: string
  /** Who adds a passkey; null for a sign-in. */
  user_id: string | null
  expires_at: string
}
