import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '#server/platform/db/transact.ts'

/** Everything that a database consists of, except its rows, as texts to compare with those of another one. */
export async function schemaOf(db: Db): Promise<string[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await sql<{ part: string }>`${isPostgres ? inPostgres : inSqlite}`.execute(db)
  return rows.map(({ part }) => part.replaceAll(/\s+/g, ' ').trim())
}

const inSqlite = sql`
  select type || ' ' || name || ': ' || coalesce(sql, tbl_name) as part
  from sqlite_schema where name not like 'sqlite_stat%' order by part`

/** Rules for NOT NULL are compared as columns: PostgreSQL 18 names them, and keeps the name when a column is renamed. */
const inPostgres = sql`
  select 'column ' || table_name || ': ' || string_agg(concat_ws(' ', column_name, data_type,
    case is_nullable when 'NO' then 'not null' end, 'default ' || column_default), ', '
    order by ordinal_position) as part
  from information_schema.columns where table_schema = 'public' group by table_name
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexname || ': ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger ' || tgname || ': ' || pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal
  union all select 'function ' || proname || ': ' || pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all select 'extension ' || extname from pg_extension
  order by part`
