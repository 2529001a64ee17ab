export type AccountTables = {
  users: UserRow
  sessions: SessionRow
  sign_in_failures: SignInFailureRow
  second_factors: SecondFactorRow
  /** Those that are not used yet, as hashes. */
  recovery_codes: { user_id: string; code_hash: string }
  /** One row, or none until a rule is set for the first time. */
  sign_in_rules: { id: 1; factor_required: 0 | 1 }
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
