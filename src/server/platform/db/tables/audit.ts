export type AuditTables = {
  audit_log: AuditRow
  audit_chain: AuditChainRow
  /** One row, or none before the first line. */
  audit_chain_end: { id: number; count: number; hash: string; seal: string }
}

export type AuditRow = {
  id: string
  at: string
  actor_id: string | null
  action: string
  object_kind: string
  object_id: string | null
  ip: string | null
  request_id: string | null
}

type AuditChainRow = {
  /** 1 for the oldest line. */
  position: number
  line_id: string
  /** Made with a key from this line, its position and the hash before it. */
  hash: string
  key_id: string
}
